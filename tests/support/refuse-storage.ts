import { vi } from 'vitest';

/** From now on the page's `localStorage` throws at every access, as where a visitor has blocked it. */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    get length() {
      return refuse();
    },
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
}
