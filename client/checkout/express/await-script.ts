const LOAD_LIMIT_MS = 10_000;

/** Loads a script of another site, once per document. Rejects on failure or timeout. */
export function awaitScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const known = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
    if (known?.dataset['loaded'] !== undefined) return resolve();
    const script = known ?? document.createElement('script');
    const limit = setTimeout(() => reject(new Error(`${src} is late`)), LOAD_LIMIT_MS);
    script.addEventListener('load', () => {
      clearTimeout(limit);
      script.dataset['loaded'] = '';
      resolve();
    });
    script.addEventListener('error', () => reject(new Error(`${src} does not come`)));
    if (known) return;
    script.src = src;
    script.async = true;
    document.head.append(script);
  });
}
