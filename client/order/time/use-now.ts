import { useEffect, useState } from 'react';

const TICK_MS = 20_000;

/** The current time, updated every minute. Undefined on the server and during hydration. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
