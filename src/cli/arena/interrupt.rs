//! Signals that end a long run: the first asks for what is there so far, the second does not wait for it.

use std::sync::{Arc, atomic::AtomicUsize, atomic::Ordering};

/// Hears the signals that ask the program to end.
pub struct Interrupt(Arc<AtomicUsize>);

impl Interrupt {
    /// Begins to listen; from now on the first such signal does not end the program.
    #[cfg(unix)]
    pub fn listen() -> Self {
        use std::sync::atomic::AtomicBool;

        use signal_hook::{
            consts::{SIGHUP, SIGINT, SIGTERM},
            flag,
        };

        let (heard, again) = (Arc::default(), Arc::new(AtomicBool::default()));
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            // Where a signal cannot be heard it ends the program as it always does.
            flag::register_conditional_shutdown(signal, 128 + signal, again.clone()).ok();
            flag::register(signal, again.clone()).ok();
            flag::register_usize(signal, Arc::clone(&heard), signal as usize).ok();
        }
        Self(heard)
    }

    /// Listens to nothing: where there are no such signals the program is ended from outside.
    #[cfg(not(unix))]
    pub fn listen() -> Self {
        Self(Arc::default())
    }

    /// Returns the number of the signal that came, if one did.
    pub fn signal(&self) -> Option<u8> {
        u8::try_from(self.0.load(Ordering::Relaxed)).ok().filter(|it| *it != 0)
    }
}
