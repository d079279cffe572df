//! Turns what the terminal reports into our own [`Input`]; nothing else here knows how it reports.

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};

use crate::tui::keys::{Code, Input, Key};

/// Returns what an event means here: mostly one thing, or nothing.
pub fn inputs(event: Event) -> Vec<Input> {
    match event {
        Event::Key(key) => inputs_of_key(key),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => vec![Input::Click { column: mouse.column, row: mouse.row }],
            MouseEventKind::Moved | MouseEventKind::Drag(_) => {
                vec![Input::Hover { column: mouse.column, row: mouse.row }]
            }
            MouseEventKind::ScrollUp => vec![Input::Wheel { column: mouse.column, row: mouse.row, lines: -1 }],
            MouseEventKind::ScrollDown => vec![Input::Wheel { column: mouse.column, row: mouse.row, lines: 1 }],
            _ => vec![],
        },
        Event::Paste(text) => vec![Input::Paste(text)],
        Event::Resize(..) => vec![Input::Redraw],
        Event::FocusGained | Event::FocusLost => vec![],
    }
}

fn inputs_of_key(key: KeyEvent) -> Vec<Input> {
    // Some terminals report that a key was let go, too.
    if !matches!(key.kind, KeyEventKind::Press | KeyEventKind::Repeat) {
        return vec![];
    }
    let code = match key.code {
        KeyCode::Char(letter) => Code::Char(letter),
        KeyCode::Enter => Code::Enter,
        KeyCode::Esc => Code::Esc,
        KeyCode::Tab => Code::Tab,
        KeyCode::BackTab => Code::BackTab,
        KeyCode::Backspace => Code::Backspace,
        KeyCode::Delete => Code::Delete,
        KeyCode::Up => Code::Up,
        KeyCode::Down => Code::Down,
        KeyCode::Left => Code::Left,
        KeyCode::Right => Code::Right,
        KeyCode::PageUp => Code::PageUp,
        KeyCode::PageDown => Code::PageDown,
        KeyCode::Home => Code::Home,
        KeyCode::End => Code::End,
        KeyCode::F(number) => Code::F(number),
        _ => return vec![],
    };
    let held = key.modifiers;
    match (held.contains(KeyModifiers::CONTROL), held.contains(KeyModifiers::ALT)) {
        (true, false) => vec![Input::Key(Key { code, ctrl: true })],
        // A key that follows Esc at once looks like one with Alt held, which is none of ours.
        (false, true) => [Code::Esc, code].map(|code| Input::Key(Key { code, ctrl: false })).into(),
        // On some keyboards Ctrl and Alt together make letters.
        (false, false) | (true, true) => vec![Input::Key(Key { code, ctrl: false })],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(kind: KeyEventKind, held: KeyModifiers) -> Vec<Input> {
        inputs(Event::Key(KeyEvent::new_with_kind(KeyCode::Char('c'), held, kind)))
    }

    #[test]
    fn a_key_that_is_let_go_does_nothing() {
        let pressed = [Input::Key(Key { code: Code::Char('c'), ctrl: false })];
        assert_eq!(key(KeyEventKind::Press, KeyModifiers::NONE), pressed);
        assert_eq!(key(KeyEventKind::Repeat, KeyModifiers::SHIFT), pressed);
        assert_eq!(key(KeyEventKind::Release, KeyModifiers::NONE), []);
    }

    #[test]
    fn control_is_told_apart() {
        let ctrl_c = [Input::Key(Key { code: Code::Char('c'), ctrl: true })];
        assert_eq!(key(KeyEventKind::Press, KeyModifiers::CONTROL), ctrl_c);
    }

    #[test]
    fn a_key_that_follows_esc_at_once_is_not_lost() {
        let both = [Code::Esc, Code::Char('c')].map(|code| Input::Key(Key { code, ctrl: false }));
        assert_eq!(key(KeyEventKind::Press, KeyModifiers::ALT), both);
    }
}
