/**
 * Runs a command and ends the process with the exit code it returns, or with 1 if its output cannot be written, such as
 * an export to a full disk: Node would lose it in silence, or end the work with a stack. A reader that closes the pipe
 * early, such as `head`, has what it wanted.
 */
export async function runCommand(work: () => number | Promise<number>): Promise<void> {
  let isLost = false;
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (isLost || code === 'EPIPE') return;
    isLost = true;
    console.error(`waystone: the output cannot be written completely: ${message}`);
  });
  const code = await work();
  // The timers of a database that could not be opened would keep the process alive. Errors of the output come first.
  process.stdout.write('', () => setImmediate(() => process.exit(isLost ? 1 : code)));
}
