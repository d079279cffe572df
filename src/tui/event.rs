//! Turns what the terminal reports into our own [`Input`]; nothing else here knows how it reports.

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};

use crate::tui::keys::{Code, Input, Key};

/// Returns what an event means, if it means anything here.
pub fn input(event: Event) -> Option<Input> {
    match event {
        Event::Key(key) => input_of_key(key),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Input::Click { column: mouse.column, row: mouse.row }),
            MouseEventKind::ScrollUp => Some(Input::Wheel(-1)),
            MouseEventKind::ScrollDown => Some(Input::Wheel(1)),
            _ => None,
        },
        Event::Paste(text) => Some(Input::Paste(text)),
        Event::Resize(..) => Some(Input::Redraw),
        Event::FocusGained | Event::FocusLost => None,
    }
}

fn input_of_key(key: KeyEvent) -> Option<Input> {
    // Some terminals report that a key was let go, too.
    if !matches!(key.kind, KeyEventKind::Press | KeyEventKind::Repeat) {
        return None;
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
        KeyCode::F(1) => Code::F1,
        _ => return None,
    };
    let held = key.modifiers;
    // With Alt held it is another key, and not one of ours; on some keyboards Ctrl and Alt together make letters.
    if held.contains(KeyModifiers::ALT) && !held.contains(KeyModifiers::CONTROL) {
        return None;
    }
    let ctrl = held.contains(KeyModifiers::CONTROL) && !held.contains(KeyModifiers::ALT);
    Some(Input::Key(Key { code, ctrl }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(kind: KeyEventKind, held: KeyModifiers) -> Option<Input> {
        input(Event::Key(KeyEvent::new_with_kind(KeyCode::Char('c'), held, kind)))
    }

    #[test]
    fn a_key_that_is_let_go_does_nothing() {
        let pressed = Some(Input::Key(Key { code: Code::Char('c'), ctrl: false }));
        assert_eq!(key(KeyEventKind::Press, KeyModifiers::NONE), pressed);
        assert_eq!(key(KeyEventKind::Repeat, KeyModifiers::SHIFT), pressed);
        assert_eq!(key(KeyEventKind::Release, KeyModifiers::NONE), None);
    }

    #[test]
    fn control_is_told_apart() {
        let ctrl_c = Some(Input::Key(Key { code: Code::Char('c'), ctrl: true }));
        assert_eq!(key(KeyEventKind::Press, KeyModifiers::CONTROL), ctrl_c);
        assert_eq!(key(KeyEventKind::Press, KeyModifiers::ALT), None);
    }
}
