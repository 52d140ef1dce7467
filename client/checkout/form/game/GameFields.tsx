import { useSite } from '#client/site/site.ts';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import type { AskedField } from '#client/checkout/identity-form.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { OtherCharacter } from './OtherCharacter.tsx';
import form from '#client/checkout/form/CheckoutForm.module.css';
import styles from './GameFields.module.css';
import { Fields, type Answers } from '#client/checkout/form/Fields.tsx';

type Props = Answers & { groups: CheckoutData['fields']; asked: readonly AskedField[]; cart: CheckoutData['cart'] };

/** Who plays: one block for each game in the cart, for all of its lines unless a line says otherwise. */
export function GameFields({ groups, asked, cart, typed, errors }: Props) {
  const { games } = useSite();
  return groups.map(({ game, title, lines, known }) => {
    const own = asked.filter((field) => field.game === game);
    return (
      <section key={game} className={`panel ${form.section}`} aria-labelledby={`game-${game}`}>
        <div className={styles.head}>
          <img src={games.find(({ path }) => path === game)?.image} width={44} height={44} alt="" />
          <div>
            <h2 className={form.title} id={`game-${game}`}>
              {title}
            </h2>
            {lines.length > 0 && <p className="quiet sm">For {listed(lines.map(({ name }) => name))}</p>}
          </div>
        </div>
        {known.length > 0 && (
          <ul className={styles.known}>
            {known.map(({ name, value }) => (
              <li key={name}>
                <Icon name="check" size="s" />
                <span>
                  {name}: <b>{value}</b> <span className="quiet">from your order</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        <Fields fields={own.filter(({ line }) => !line)} typed={typed} errors={errors} />
        <OtherCharacter lines={lines} cart={cart} fields={own} typed={typed} errors={errors} />
      </section>
    );
  });
}

function listed(names: readonly string[]): string {
  const once = [...new Set(names)];
  const last = once.pop() ?? '';
  return once.length > 0 ? `${once.join(', ')} and ${last}` : last;
}
