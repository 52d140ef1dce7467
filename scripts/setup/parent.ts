/** Ends this process when the one that started it is gone, as it does for Ctrl-C. */
export function stopWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Waiting for that alone is no reason to stay.
  process.channel?.unref();
}
