import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the answer that the address names after `#`. Without script the browser does. */
export function useAddressedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const question = hash ? document.getElementById(hash.slice(1))?.closest('details') : null;
    if (!question) return;
    question.open = true;
    question.scrollIntoView();
    question.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key]);
}
