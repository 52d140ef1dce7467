import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, subscribeToTheme } from '#client/session/theme.ts';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './ThemeSwitch.module.css';

/** Names the theme that a press brings. Without script it is not shown, and the browser's preference counts. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => 'dark' as const);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button type="button" className={classes(styles.switch, className)} onClick={() => chooseTheme(other)}>
      <Icon name={other === 'light' ? 'sun' : 'moon'} size="s" />
      {other === 'light' ? 'Light theme' : 'Dark theme'}
    </button>
  );
}
