import { useSite } from '#client/app/site.ts';
import { gameField, type Typed } from '#client/checkout/checkout-form.ts';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { GameField } from './GameField.tsx';
import form from './CheckoutForm.module.css';
import styles from './GameFields.module.css';

type Props = { groups: CheckoutData['fields']; typed: Typed; errors: Record<string, string> };

/** Who plays: asked once for every game in the cart. */
export function GameFields({ groups, typed, errors }: Props) {
  const { games } = useSite();
  if (groups.length === 0) return null;
  return (
    <section className={`panel ${form.section}`}>
      <div className={form.head}>
        <h2 className={form.title}>Your characters</h2>
        {groups.length > 1 && <span className="quiet sm">{groups.length} games in this order</span>}
      </div>
      {groups.map((group) => (
        <fieldset key={group.game} className={styles.game}>
          <legend className={styles.name}>
            <img src={games.find(({ path }) => path === group.game)?.image} width={28} height={28} alt="" />
            {group.title}
          </legend>
          <div className={form.fields}>
            {group.fields.map((field) => (
              <GameField
                key={field.sendid}
                field={field}
                typed={typed[gameField(field.sendid)]}
                error={errors[gameField(field.sendid)]}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
