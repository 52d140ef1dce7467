/**
 * Lets a command fail whose output cannot be written, such as an export to a full disk: Node would lose it in silence,
 * or end the work with a stack. A reader that closes the pipe early, such as `head`, has what it wanted.
 */
export function failWithoutOutput(): void {
  let isLost = false;
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (isLost || code === 'EPIPE') return;
    isLost = true;
    console.error(`waystone: the output cannot be written completely: ${message}`);
    process.once('exit', () => (process.exitCode = 1));
  });
}
