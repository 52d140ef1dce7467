import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './ThemeSwitch.module.css';

/**
 * Names the theme that a press switches to; `before-paint.js` handles it. Pages are the same for everybody, so both
 * names are in the HTML and the style sheet shows one. Without script neither is shown, and the browser's preference
 * applies.
 */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  return (
    <button type="button" data-theme-switch className={classes(styles.switch, className)}>
      <span className={styles.toLight}>
        <Icon name="sun" size="s" />
        Light theme
      </span>
      <span className={styles.toDark}>
        <Icon name="moon" size="s" />
        Dark theme
      </span>
    </button>
  );
}
