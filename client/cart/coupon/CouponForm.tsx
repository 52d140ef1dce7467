import { useEffect, useRef } from 'react';
import { cartPath } from '#client/site/paths.ts';
import { TextField } from '#client/form/TextField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './CouponForm.module.css';

/** The longest code a coupon has. */
const MAX_CODE_LENGTH = 20;

type Props = {
  /** The code in use. */
  code: string | null;
  /** Whether it takes something off this cart. */
  counts: boolean;
  /** Why it does not. */
  hint: string | null;
  error: string | undefined;
  /** What was refused, to be mended. */
  typed: string | undefined;
  checking: boolean;
};

/** Folded away until it is wanted: an empty field makes people leave to look for a code. */
export function CouponForm({ code, counts, hint, error, typed, checking }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!error || !fold.current) return;
    fold.current.open = true;
  }, [error]);
  if (code !== null) return <AppliedCoupon code={code} counts={counts} hint={hint} error={error} />;
  return (
    <details ref={fold} open={error !== undefined || typed !== undefined} className={styles.fold}>
      <summary>
        <Icon name="tag" size="s" />
        Add a coupon
        <Icon name="down" size="s" className={styles.arrow} />
      </summary>
      <form method="post" action={cartPath()} noValidate className={styles.form}>
        <input type="hidden" name="intent" value="coupon" />
        <TextField
          name="code"
          label="Coupon code"
          defaultValue={typed}
          error={error}
          autoComplete="off"
          maxLength={MAX_CODE_LENGTH}
        />
        <Button type="submit" variant="line" state={checking ? 'loading' : 'rest'} className={styles.button}>
          {checking ? 'Checking' : 'Apply'}
        </Button>
      </form>
      <span className="sr" role="status">
        {checking ? 'Checking the coupon' : (error ?? '')}
      </span>
    </details>
  );
}

type Applied = Pick<Props, 'counts' | 'hint' | 'error'> & { code: string };

function AppliedCoupon({ code, counts, hint, error }: Applied) {
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
      {error && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
      <span className="sr" role="status">
        {counts ? `Coupon ${code} applied` : ''}
      </span>
    </div>
  );
}
