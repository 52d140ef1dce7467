// Loaded into a process under test (`--expose-gc --import`): says what it has used when the parent asks.
export type Used = {
  /** Of all threads, user and system, since the start. */
  cpuMs: number;
  rss: number;
};

process.on('message', (message) => {
  if (message !== 'used') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ used: { cpuMs: (user + system) / 1_000, rss: process.memoryUsage().rss } satisfies Used });
});
process.once('disconnect', () => process.exit());
