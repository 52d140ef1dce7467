/** What the visitor chose; until then the browser's own preference counts (client/styles/tokens.css). */
export type Theme = 'dark' | 'light';

const THEME_CHANGED = 'waystone:theme';
const COOKIE_AGE_S = 365 * 24 * 60 * 60;
const PREFERS_LIGHT = '(prefers-color-scheme: light)';

/** The theme on screen. Browser only. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia(PREFERS_LIGHT).matches ? 'light' : 'dark';
}

/** Readable by script: `early-theme.js` reads it before the first paint of every page. */
export function chooseTheme(theme: Theme): void {
  document.cookie = `theme=${theme}; Path=/; Max-Age=${COOKIE_AGE_S}; SameSite=Lax`;
  document.documentElement.dataset['theme'] = theme;
  // As early-theme.js does it on the next page.
  const frame = document.querySelector('meta[name="theme-color"]');
  frame?.setAttribute('media', theme === 'light' ? 'all' : 'not all');
  window.dispatchEvent(new Event(THEME_CHANGED));
}

export function subscribeToTheme(changed: () => void): () => void {
  const preference = matchMedia(PREFERS_LIGHT);
  window.addEventListener(THEME_CHANGED, changed);
  preference.addEventListener('change', changed);
  return () => {
    window.removeEventListener(THEME_CHANGED, changed);
    preference.removeEventListener('change', changed);
  };
}
