import { LineChoices, LineFacts } from '#client/cart/LineFacts.tsx';
import { orFree } from '#client/cart/price-words.ts';
import { quantityWords } from '#client/cart/quantity-words.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderLines_CartFragmentDoc } from '#client/generated/graphql.ts';
import { Picture } from '#client/ui/picture/Picture.tsx';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { PriceStep } from './PriceStep.tsx';
import styles from './OrderLines.module.css';

type Props = { cart: FragmentType<typeof OrderLines_CartFragmentDoc>; before: CheckoutData['before'] };

/** The lines of the order, with the old price if it has changed. */
export function OrderLines({ cart, before }: Props) {
  const { lines } = readFragment(OrderLines_CartFragmentDoc, cart);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <Picture picture={line.product.image} sizes="64px" alt="" />
          <div>
            <b className={styles.name}>{line.product.name}</b>
            {quantityWords(line.quantity, line.event !== null)}
            <LineFacts line={line} run={line.event} />
            {line.requestedPlayer?.isAvailable && (
              <LineChoices choices={[`Requested player: ${line.requestedPlayer.name}`]} />
            )}
          </div>
          <PriceStep
            before={before?.lines.find((old) => old.line === line.id)?.total.formatted}
            now={orFree(line.total)}
          />
        </li>
      ))}
    </ul>
  );
}
