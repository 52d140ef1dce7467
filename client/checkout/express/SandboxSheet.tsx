import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SelectField } from '#client/form/SelectField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import { checkText } from '#client/form/rules.ts';
import { Button } from '#client/ui/Button.tsx';
import type { WalletProps } from './StripeWallets.tsx';
import styles from './ExpressPage.module.css';

type Props = WalletProps & { close(): void };
type Errors = { email?: string | undefined; country?: string | undefined };

/** The sheet that a device shows before it pays, and the choice of the outcome. */
export function SandboxSheet(props: Props) {
  const { sheet, errors, isBusy, end } = useSheet(props);
  const { billing, cart, guest } = props.page;
  const state = isBusy ? 'loading' : 'rest';
  return (
    <div ref={sheet} className={styles.sheet}>
      <h2 className="h3">Sandbox wallet</h2>
      <p className="muted sm">Stands in for the wallet of a device. No money moves.</p>
      <p className={styles.sum}>
        <span>Waystone</span> <b>{cart.total.formatted}</b>
      </p>
      <TextField
        name="wallet-email"
        label="Email in the wallet"
        type="email"
        required
        autoComplete="email"
        placeholder="you@example.com"
        defaultValue={guest.email}
        error={errors.email}
      />
      {billing && (
        <SelectField
          name="wallet-country"
          label="Country of its card"
          options={billing.countries.map(({ code, name }) => ({ value: code, name }))}
          defaultValue={billing.country ?? ''}
          error={errors.country}
          required
        />
      )}
      <Button variant="primary" size="lg" block state={state} onClick={() => void end('approve')}>
        Pay {cart.total.formatted}
      </Button>
      <Button variant="line" block state={state} onClick={() => void end('decline')}>
        Decline, as a bank would
      </Button>
    </div>
  );
}

function useSheet({ page, order, onFailure, close }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const typed = (name: string) =>
    sheet.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value.trim() ?? '';
  const end = async (how: 'approve' | 'decline') => {
    if (isBusy) return;
    const buyer = { email: typed('wallet-email'), country: page.billing ? typed('wallet-country') : undefined };
    const wrong: Errors = {
      email: checkText(buyer.email, { required: true, format: 'email' }),
      country: buyer.country === '' ? 'Required' : undefined,
    };
    setErrors(wrong);
    if (wrong.email || wrong.country) return;
    setBusy(true);
    const ordered = await order(buyer);
    if (!('failure' in ordered)) return post(`${ordered.url}/${how}`);
    setBusy(false);
    close();
    onFailure(ordered.failure);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void end('approve');
  });
  // It is inside the page's form, and cannot be a form itself.
  useEffect(() => {
    const place = sheet.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    place?.addEventListener('keydown', listen);
    return () => place?.removeEventListener('keydown', listen);
  }, []);
  return { sheet, errors, isBusy, end };
}

/** As a form without script: the response redirects. */
function post(url: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  document.body.append(form);
  form.submit();
}
