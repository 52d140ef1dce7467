import { useEffect, useState } from 'react';
import { queryBrowser } from '#client/data/query-browser.ts';
import { LoadError } from '#client/data/load.ts';
import { SupportTimesDocument } from '#client/generated/graphql.ts';
import { useZone } from '#client/session/use-zone.ts';
import { supportWords, type Times } from './support-words.ts';
import styles from './SupportTimes.module.css';

/**
 * When support answers. Requested by the browser, because a cached page would keep an outdated promise; the space is
 * reserved. Without script, or without a response, nothing is promised.
 */
export function SupportTimes() {
  const zone = useZone();
  const [answer, setAnswer] = useState<{ times: Times; atMs: number }>();
  useEffect(() => {
    const leave = new AbortController();
    void askTimes(leave.signal).then(
      (times) => times && !leave.signal.aborted && setAnswer({ times, atMs: Date.now() }),
    );
    return () => leave.abort();
  }, []);
  return (
    <p className={`muted ${styles.words}`} role="status">
      {answer && supportWords(answer.times, zone, answer.atMs)}
    </p>
  );
}

async function askTimes(signal: AbortSignal): Promise<Times | undefined> {
  try {
    return (await queryBrowser(SupportTimesDocument, {}, signal)).support;
  } catch (error) {
    if (signal.aborted || error instanceof LoadError) return undefined;
    throw error;
  }
}
