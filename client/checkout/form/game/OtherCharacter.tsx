import { LineFacts } from '#client/cart/LineFacts.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderLines_CartFragmentDoc } from '#client/generated/graphql.ts';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { playerTitle, type AskedField } from '#client/checkout/identity-form.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Fields, type Answers } from '#client/checkout/form/Fields.tsx';
import styles from './GameFields.module.css';

type Props = Answers & {
  lines: CheckoutData['fields'][number]['lines'];
  cart: FragmentType<typeof OrderLines_CartFragmentDoc>;
  fields: readonly AskedField[];
};

/** Collapsed: lines and seats of a game that are played with another character. Nothing if there is only one. */
export function OtherCharacter({ lines, cart, fields, typed, errors }: Props) {
  const own = fields.filter(({ line }) => line);
  if (own.length === 0) return null;
  const inCart = readFragment(OrderLines_CartFragmentDoc, cart).lines;
  return (
    <details className={styles.other} open={own.some(({ name }) => typed[name] || errors[name])}>
      <summary>
        {lines.length === 2 ? 'Use another character for one of the two' : 'Use another character for one of these'}
        <Icon name="down" size="s" />
      </summary>
      {lines.map((player) => {
        const line = inCart.find(({ id }) => id === player.cartLine);
        return (
          <fieldset key={player.line} className={styles.line}>
            <legend>{playerTitle(player)}</legend>
            {/* Two lines of one product only differ in these facts. */}
            {line && (player.seat ?? 1) === 1 && (
              <div className={styles.facts}>
                <LineFacts line={line} run={line.event} />
              </div>
            )}
            <Fields fields={own.filter((field) => field.line === player.line)} typed={typed} errors={errors} />
          </fieldset>
        );
      })}
    </details>
  );
}
