import { useEffect, useState } from 'react';

/** `text` once it has been unchanged for `delayMs`; initially empty, since it was read with the page. */
export function useSettled(text: string, delayMs: number): string {
  const [begun] = useState(text);
  const [settled, settle] = useState('');
  useEffect(() => {
    if (text === begun && settled === '') return;
    const timer = setTimeout(() => settle(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, begun, settled, delayMs]);
  return settled;
}
