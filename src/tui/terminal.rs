//! The terminal: taken over for the game, and given back whatever happens.

use std::{
    env,
    io::{self, IsTerminal, Write, stdout},
    panic,
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use ratatui::{
    Terminal, TerminalOptions, Viewport,
    backend::CrosstermBackend,
    buffer::Buffer,
    crossterm::{
        cursor::{Hide, Show},
        event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture},
        execute, queue,
        style::{ResetColor, force_color_output},
        terminal::{
            BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
            LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
        },
    },
    layout::Rect,
};

use crate::tui::{
    canvas::HitMap,
    model::{Model, Mouse},
    screens,
    theme::{Depth, QUESTION, Theme},
};

/// How large a terminal is taken for that does not say it.
const USUAL: Rect = Rect { x: 0, y: 0, width: 80, height: 24 };

/// Whether the terminal is ours at the moment.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Why there is no terminal to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTerminal {
    /// Input or output is not a terminal.
    Missing,
    /// The terminal cannot move its cursor.
    Dumb,
}

/// Tells whether the game can be played here.
///
/// # Errors
///
/// With what is missing.
pub fn check() -> Result<(), NoTerminal> {
    if !io::stdin().is_terminal() || !stdout().is_terminal() {
        return Err(NoTerminal::Missing);
    }
    match env::var("TERM").as_deref() {
        Ok("dumb") => Err(NoTerminal::Dumb),
        Ok("") | Err(_) if cfg!(unix) => Err(NoTerminal::Dumb),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// The terminal while the game is played; given back when this is dropped, and on a panic.
pub struct Screen {
    mouse: Mouse,
    depth: Depth,
    terminal: Painter,
    says: Size,
}

type Painter = Terminal<CrosstermBackend<io::Stdout>>;

/// Whether the terminal says how large it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    Said,
    Unsaid,
}

impl Screen {
    /// Takes over a terminal of so many colours.
    ///
    /// # Errors
    ///
    /// If it cannot be set up; it is given back then.
    pub fn open(depth: Depth) -> io::Result<Self> {
        give_back_on_panic();
        // The theme decides about colours; without this, NO_COLOR would break what is reversed and bold too.
        force_color_output(true);
        take()?;
        let says = Size::ask();
        match painter(says) {
            Ok(terminal) => Ok(Self { mouse: Mouse::Table, depth, terminal, says }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// Asks what the background of the terminal is like; the answer comes in as keys do, if it comes.
    ///
    /// # Errors
    ///
    /// If the terminal cannot be written to.
    pub fn ask_for_ground(&self) -> io::Result<()> {
        stdout().write_all(QUESTION.as_bytes())?;
        stdout().flush()
    }

    /// Shows the model; returns what can be clicked.
    ///
    /// # Errors
    ///
    /// If the terminal cannot be written to.
    pub fn draw(&mut self, model: &Model) -> io::Result<HitMap> {
        let mut hits = HitMap::default();
        let says = Size::ask();
        if says != self.says {
            self.says = says;
            self.terminal = painter(says)?;
            self.forget()?;
        }
        queue!(stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| {
            let cursor = screens::draw(frame.buffer_mut(), &mut hits, model);
            self.depth.reduce(frame.buffer_mut());
            keep_ground(frame.buffer_mut(), model.options.theme);
            if let Some(position) = cursor {
                frame.set_cursor_position(position);
            }
        })?;
        execute!(stdout(), EndSynchronizedUpdate)?;
        Ok(hits)
    }

    /// Has the next drawing write every cell.
    ///
    /// # Errors
    ///
    /// If the terminal cannot be written to.
    pub fn forget(&mut self) -> io::Result<()> {
        // Not `Terminal::clear`: it asks the terminal where the cursor is, and waits for an answer.
        execute!(stdout(), ResetColor, Clear(ClearType::All))?;
        self.terminal.swap_buffers();
        Ok(())
    }

    /// Gives the terminal back for as long as the program is stopped.
    ///
    /// # Errors
    ///
    /// If it cannot be taken over again.
    pub fn suspend(&mut self) -> io::Result<()> {
        give_back();
        stop();
        self.take_again()
    }

    /// Takes the terminal over again after the program was stopped.
    ///
    /// # Errors
    ///
    /// If it cannot be taken over.
    pub fn take_again(&mut self) -> io::Result<()> {
        // Whoever stopped the program may have changed the modes: set them anew, whatever they were.
        disable_raw_mode().ok();
        take()?;
        self.listen_to(self.mouse)?;
        self.forget()
    }

    /// Listens to the mouse, or leaves it to the terminal.
    ///
    /// # Errors
    ///
    /// If the terminal cannot be written to.
    pub fn listen_to(&mut self, mouse: Mouse) -> io::Result<()> {
        self.mouse = mouse;
        match mouse {
            Mouse::Table => execute!(stdout(), EnableMouseCapture),
            Mouse::Terminal => execute!(stdout(), DisableMouseCapture),
        }
    }
}

impl Size {
    fn ask() -> Self {
        match size() {
            Ok((0, _) | (_, 0)) | Err(_) => Self::Unsaid,
            Ok(_) => Self::Said,
        }
    }
}

/// Returns what paints the whole terminal, whatever its size will be, or one of the usual size.
fn painter(says: Size) -> io::Result<Painter> {
    let viewport = match says {
        Size::Said => Viewport::Fullscreen,
        Size::Unsaid => Viewport::Fixed(USUAL),
    };
    Terminal::with_options(CrosstermBackend::new(stdout()), TerminalOptions { viewport })
}

/// Ends each row that has a ground of its own in a blank that is no space.
///
/// Multiplexers and whatever else copies a screen drop the spaces a row ends in, and the ground under them.
fn keep_ground(buffer: &mut Buffer, theme: Theme) {
    if theme.is_ascii() || theme.ground().bg.is_none() {
        return;
    }
    let area = buffer.area;
    for y in area.top()..area.bottom() {
        let last = area.right().checked_sub(1).and_then(|x| buffer.cell_mut((x, y)));
        if let Some(cell) = last.filter(|it| it.symbol() == " ") {
            cell.set_symbol("\u{a0}");
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

#[cfg(unix)]
fn stop() {
    // Failing to stop, the game just goes on.
    signal_hook::low_level::raise(signal_hook::consts::SIGSTOP).ok();
}

#[cfg(not(unix))]
fn stop() {}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    let modes = execute!(stdout(), EnterAlternateScreen, Hide, EnableMouseCapture, EnableBracketedPaste);
    if modes.is_err() {
        give_back();
    }
    modes
}

/// Gives the terminal back, if it is ours.
pub fn give_back() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    // A terminal that is gone cannot be put right, and there is nobody to tell.
    execute!(
        stdout(),
        EndSynchronizedUpdate,
        DisableBracketedPaste,
        DisableMouseCapture,
        ResetColor,
        LeaveAlternateScreen,
        Show
    )
    .ok();
    stdout().flush().ok();
    disable_raw_mode().ok();
}

/// Gives the terminal back before a panic is told, and ends the program if it was another thread's.
fn give_back_on_panic() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let main = thread::current().id();
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let was_taken = TAKEN.load(Ordering::SeqCst);
            give_back();
            tell(info);
            if was_taken && thread::current().id() != main {
                std::process::exit(101);
            }
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::{Colours, Glyphs};

    #[test]
    fn a_row_ends_in_a_space_only_where_nothing_lies_under_it() {
        for (colours, glyphs, kept) in [
            (Colours::Dark, Glyphs::Unicode, ["a", "\u{a0}", "b", "c"]),
            (Colours::Dark, Glyphs::Ascii, ["a", " ", "b", "c"]),
            (Colours::Sixteen, Glyphs::Unicode, ["a", " ", "b", "c"]),
        ] {
            let mut buffer = Buffer::with_lines(["a ", "bc"]);
            keep_ground(&mut buffer, Theme { colours, glyphs });
            let symbols: Vec<_> = buffer.content().iter().map(ratatui::buffer::Cell::symbol).collect();
            assert_eq!(symbols, kept, "{colours:?} {glyphs:?}");
        }
        keep_ground(&mut Buffer::empty(Rect::ZERO), Theme { colours: Colours::Dark, glyphs: Glyphs::Unicode });
    }
}
