import { useState, type MouseEvent, type MouseEventHandler, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCALE } from '#client/site/paths.ts';
import { useSite } from '#client/site/site.ts';
import { changeCurrency } from '#client/session/change/change-currency.ts';
import { CURRENCIES, pageWithTotal } from '#client/session/currency.ts';
import type { Currency } from '#client/generated/graphql.ts';
import { fetchCode, isCodeMissing } from '#client/ui/hydration/fetch-code.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { submitNatively } from '#client/ui/hydration/submit-natively.ts';
import { useDisclosure } from '#client/layout/use-disclosure.ts';
import header from './Header.module.css';
import styles from './CurrencyMenu.module.css';

const openDialog = () => fetchCode(() => import('#client/session/change/CurrencyDialog.tsx'));

type Question = { to: Currency; Dialog: Awaited<ReturnType<typeof openDialog>>['CurrencyDialog'] };

export function CurrencyMenu() {
  const { currency } = useSite();
  const { pathname, search } = useLocation();
  const details = useDisclosure();
  const { asked, choose, keep } = useCurrencyChange(details);
  const current = CURRENCIES.find(({ code }) => code === currency) ?? CURRENCIES[0];
  return (
    <>
      <details className={styles.menu} ref={details}>
        <summary className={header.action}>
          <span className="sr">Currency: </span>
          {current?.sign} {current?.code}
          <Icon name="down" size="s" className={styles.arrow} />
        </summary>
        <form method="post" action={`/${LOCALE}/currency`} className={styles.panel}>
          <input type="hidden" name="back" value={pathname + search} />
          {CURRENCIES.map((one) => (
            <CurrencyButton key={one.code} {...one} isCurrent={one.code === currency} onClick={choose(one.code)} />
          ))}
        </form>
      </details>
      {asked && <asked.Dialog to={asked.to} onClose={keep} />}
    </>
  );
}

/** Changing the currency reloads the page. On a page that shows a total, the new one is confirmed first. */
function useCurrencyChange(details: RefObject<HTMLDetailsElement | null>) {
  const { currency } = useSite();
  const { pathname } = useLocation();
  const [asked, ask] = useState<Question>();
  const choose = (code: Currency) => (event: MouseEvent<HTMLButtonElement>) => {
    // The page of the form shows the new total as well.
    if (isCodeMissing() && pageWithTotal(pathname)) return;
    event.preventDefault();
    if (details.current) details.current.open = false;
    if (code === currency) return;
    if (pageWithTotal(pathname)) {
      const button = event.currentTarget;
      return void openDialog().then(
        ({ CurrencyDialog }) => ask({ to: code, Dialog: CurrencyDialog }),
        () => button.form && submitNatively(button.form, button),
      );
    }
    changeCurrency(code);
  };
  const keep = () => {
    ask(undefined);
    // The button that opened the dialog is in a closed menu by now.
    details.current?.querySelector('summary')?.focus();
  };
  return { asked, choose, keep };
}

type ButtonProps = (typeof CURRENCIES)[number] & { isCurrent: boolean; onClick: MouseEventHandler<HTMLButtonElement> };

function CurrencyButton({ code, sign, name, isCurrent, onClick }: ButtonProps) {
  return (
    <button type="submit" name="currency" value={code} onClick={onClick} aria-current={isCurrent || undefined}>
      <span className={styles.sign}>{sign}</span>
      <span>
        {code}
        <small>{name}</small>
      </span>
      {isCurrent && <Icon name="check" size="s" className={styles.check} />}
    </button>
  );
}
