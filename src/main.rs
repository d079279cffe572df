//! The program: hands its arguments to the command line, and turns what comes back into an exit status.

use std::process::ExitCode;

fn main() -> ExitCode {
    match tock::cli::run(std::env::args_os()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.tell();
            ExitCode::from(failure.status())
        }
    }
}
