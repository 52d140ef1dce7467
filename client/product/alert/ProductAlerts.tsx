import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import fold from '#client/ui/Fold.module.css';
import { AlertForm, type AlertProduct } from './AlertForm.tsx';
import { ALERTS } from './alert-path.ts';
import styles from './AlertForm.module.css';

/** Under the configurator of a product: be told by mail instead of looking again. */
export function ProductAlerts({ product }: { product: AlertProduct }) {
  const hasFull = product.runs?.some(({ status }) => status === 'FULL');
  return (
    <details className={classes('panel', fold.fold, styles.block)}>
      <summary>
        <span className="h3">
          {hasFull ? 'Tell me when a seat comes free or the price falls' : 'Tell me when the price falls'}
        </span>
        <Icon name="down" size="s" />
      </summary>
      <div id={ALERTS}>
        <AlertForm product={product} />
      </div>
    </details>
  );
}
