import { useEffect, useRef, useState } from 'react';
import { readFriendCode } from '#client/cart/offer/offer-memory.ts';
import { cartPath } from '#client/site/paths.ts';
import type { CartPage_CartFragment } from '#client/generated/graphql.ts';
import { TextField } from '#client/form/TextField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './CouponForm.module.css';

/** The longest code a coupon has. */
const MAX_CODE_LENGTH = 20;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

type Props = {
  /** The code in use. */
  code: string | null;
  /** Whether it reduces this cart's total. */
  counts: boolean;
  /** Why it does not. */
  hint: string | null;
  /** Store credit in use, beside a coupon. */
  credit: CartPage_CartFragment['credit'];
  error: string | undefined;
  /** The rejected code, to be corrected. */
  typed: string | undefined;
  checking: boolean;
};

/** Collapsed until it is opened: an empty field makes people leave to look for a code. */
export function CouponForm({ code, counts, hint, credit, error, typed, checking }: Props) {
  const isFull = code !== null && credit;
  return (
    <>
      {code !== null && <AppliedCoupon code={code} counts={counts} hint={hint} />}
      {credit && <AppliedCredit {...credit} />}
      {isFull ? (
        error && (
          <p role="alert" className={styles.wrong}>
            {error}
          </p>
        )
      ) : (
        <CodeForm
          // An accepted code is cleared from the field.
          key={`${code} ${credit?.code}`}
          label={code === null ? (credit ? 'Coupon code' : 'Coupon or credit code') : 'Credit code'}
          error={error}
          typed={typed}
          checking={checking}
        />
      )}
    </>
  );
}

type CodeProps = Pick<Props, 'error' | 'typed' | 'checking'> & { label: string };

function CodeForm({ label, error, typed, checking }: CodeProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  // From a friend's link; only the browser knows it.
  const [friends, setFriends] = useState<string>();
  useEffect(() => setFriends(readFriendCode()), []);
  useEffect(() => {
    if (!error || !fold.current) return;
    fold.current.open = true;
  }, [error]);
  return (
    // Collapsing it while its code is checked would lose the focus.
    <details
      ref={fold}
      open={checking || error !== undefined || (typed ?? friends) !== undefined}
      className={styles.fold}
    >
      <summary>
        <Icon name="tag" size="s" />
        Add a {label.toLowerCase()}
        <Icon name="down" size="s" className={styles.arrow} />
      </summary>
      <form method="post" action={cartPath()} noValidate className={styles.form}>
        <input type="hidden" name="intent" value="coupon" />
        <TextField
          name="code"
          label={label}
          key={friends}
          defaultValue={typed ?? friends}
          error={error}
          autoComplete="off"
          maxLength={MAX_CODE_LENGTH}
        />
        <Button type="submit" variant="line" state={checking ? 'loading' : 'rest'} className={styles.button}>
          {checking ? 'Checking' : 'Apply'}
        </Button>
      </form>
      <span className="sr" role="status">
        {checking ? 'Checking the code' : (error ?? '')}
      </span>
    </details>
  );
}

type Applied = Pick<Props, 'counts' | 'hint'> & { code: string };

function AppliedCoupon({ code, counts, hint }: Applied) {
  return (
    <div className={styles.applied}>
      <span className={styles.label}>Coupon</span>
      <form method="post" action={cartPath()} className={styles.row}>
        <input type="hidden" name="intent" value="no-coupon" />
        <span className={styles.code}>
          {code}
          {counts && <Icon name="check" size="s" />}
        </span>
        <Button type="submit" variant="line" aria-label={`Remove the coupon ${code}`} className={styles.button}>
          Remove
        </Button>
      </form>
      {!counts && <p className={styles.idle}>{hint ?? 'It takes nothing off this cart as it is now.'}</p>}
      <span className="sr" role="status">
        {counts ? `Coupon ${code} applied` : ''}
      </span>
    </div>
  );
}

function AppliedCredit({ code, left, expiresAt, hint }: NonNullable<Props['credit']>) {
  return (
    <div className={styles.applied}>
      <span className={styles.label}>Store credit</span>
      <form method="post" action={cartPath()} className={styles.row}>
        <input type="hidden" name="intent" value="no-coupon" />
        <input type="hidden" name="credit" />
        <span className={styles.code}>
          {code}
          {!hint && <Icon name="check" size="s" />}
        </span>
        <Button type="submit" variant="line" aria-label={`Remove the credit ${code}`} className={styles.button}>
          Remove
        </Button>
      </form>
      <p className={styles.idle}>
        {hint ??
          `${left.formatted} stays on it after this order${expiresAt ? `, good until ${DAY.format(new Date(expiresAt))}` : ''}.`}
      </p>
      <span className="sr" role="status">
        {hint ? '' : `Store credit ${code} applied`}
      </span>
    </div>
  );
}
