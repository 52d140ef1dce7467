import { useSite } from '#client/site/site.ts';
import { expressPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { AppleWords } from './AppleWords.tsx';
import styles from './ExpressLink.module.css';

/**
 * The way to the wallets of the device, where the shop takes any: `before-paint.js` says which devices can have one.
 * No script of another site is here; it comes with the page that this leads to.
 */
export function ExpressLink() {
  const express = useSite().content?.paying?.express;
  if (!express) return null;
  return (
    <Button
      href={expressPath()}
      size="lg"
      block
      className={classes(styles.express, express.provider === 'STRIPE' && styles.ofDevice)}
    >
      <Icon name="wallet" />
      <span>
        Express pay
        <AppleWords words=": Apple Pay" />
      </span>
    </Button>
  );
}
