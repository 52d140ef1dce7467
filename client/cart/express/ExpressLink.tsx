import { useSite } from '#client/site/site.ts';
import { expressPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { AppleWords } from './AppleWords.tsx';
import styles from './ExpressLink.module.css';

/**
 * Leads to the wallets of the device, if the shop accepts any: `before-paint.js` says which devices can have one. This
 * page loads no script of another site; the page behind the link does.
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
