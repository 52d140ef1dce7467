const LOOK_INTERVAL_MS = 500;

/** Ends this process when its parent is gone, in the same way as for Ctrl-C. */
export function stopWithParent(): void {
  process.once('disconnect', stop);
  // The channel alone must not keep the process alive.
  process.channel?.unref();
  const parent = Number(process.env['STARTED_BY']);
  if (!parent) return;
  // There is no channel to npm, whose place in line scripts/serve.sh gives to this process.
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, LOOK_INTERVAL_MS);
  look.unref();
}

function stop(): void {
  process.kill(process.pid, 'SIGTERM');
}
