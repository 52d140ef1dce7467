/** What the visitor chose; until then the browser's own preference counts (client/styles/tokens.css). */
type Theme = 'dark' | 'light';

/** Sent by `early-theme.js`, which shows what was chosen and hears the switch. */
const THEME_CHANGED = 'waystone:theme';
const PREFERS_LIGHT = '(prefers-color-scheme: light)';

/** The theme on screen. Browser only. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia(PREFERS_LIGHT).matches ? 'light' : 'dark';
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
