import { useSyncExternalStore } from 'react';
import { readTheme, subscribeToTheme } from '#client/session/theme.ts';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './ThemeSwitch.module.css';

/** Names the theme that a press brings; `early-theme.js` hears it. Without script it is not shown, and the browser's preference counts. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => 'dark' as const);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button type="button" data-theme-switch className={classes(styles.switch, className)}>
      <Icon name={other === 'light' ? 'sun' : 'moon'} size="s" />
      {other === 'light' ? 'Light theme' : 'Dark theme'}
    </button>
  );
}
