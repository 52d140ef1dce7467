const SEEN_KEY = 'waystone-promo';

/** Whether this visitor was shown the campaign before. Where nothing can be kept: yes, so that it is not shown on every page. */
export function wasSeen(id: string): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) === id;
  } catch {
    return true;
  }
}

export function rememberSeen(id: string): void {
  try {
    localStorage.setItem(SEEN_KEY, id);
  } catch {
    // A browser that keeps nothing is not shown it either.
  }
}
