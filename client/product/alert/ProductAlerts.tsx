import { readFragment } from '#client/generated/fragment-masking.ts';
import { ChosenRun_RunFragmentDoc } from '#client/generated/graphql.ts';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import fold from '#client/ui/Fold.module.css';
import { AlertForm, type AlertProduct } from './AlertForm.tsx';
import { ALERTS } from './alert-path.ts';
import styles from './AlertForm.module.css';

/** Below the configurator of a product: an alert by mail instead of checking again. */
export function ProductAlerts({ product }: { product: AlertProduct }) {
  const hasFull = readFragment(ChosenRun_RunFragmentDoc, product.runs)?.some(({ status }) => status === 'FULL');
  const occasions = [
    ...(product.nextSeason ? [`${product.nextSeason.name} starts`] : []),
    ...(hasFull ? ['a seat comes free'] : []),
  ];
  return (
    <details className={classes('panel', fold.fold, styles.block)}>
      <summary>
        <span className="h3">{`Tell me when ${[...occasions, 'the price falls'].join(' or ')}`}</span>
        <Icon name="down" size="s" />
      </summary>
      <div id={ALERTS}>
        <AlertForm product={product} />
      </div>
    </details>
  );
}
