import { useRef } from 'react';
import { runPath, schedulePath } from '#client/site/paths.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { useFormSubmit } from '#client/cart/use-form-submit.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { Run } from './run.ts';
import { useBookRun } from './use-book-run.ts';
import styles from './RunAction.module.css';

type Props = {
  run: Run;
  /** The run in words, for screen readers. */
  spoken: string;
  refused: readonly CartError[];
};

/** A run that answers all options of its product goes straight to the cart; others are completed on its page. */
export function RunAction({ run, spoken, refused }: Props) {
  if (run.isReady) return <BookForm run={run} spoken={spoken} refused={refused} />;
  return (
    <Button href={runPath(run.product.path, run.id)} size="sm" variant="line" className={styles.action}>
      <span className="sr">Choose options for {spoken}, </span>
      {run.price ? `from ${run.price.formatted}` : 'Choose'}
      <Icon name="right" size="s" />
    </Button>
  );
}

const WORDS = { loading: 'Adding', success: 'Added', error: 'Try again' };

function BookForm({ run, spoken, refused }: Props) {
  const { state, errors, book } = useBookRun(run.id, refused);
  const form = useRef<HTMLFormElement>(null);
  useFormSubmit(form, book);
  return (
    <form method="post" action={schedulePath()} ref={form}>
      <Button
        type="submit"
        name="run"
        value={run.id}
        size="sm"
        variant="line"
        state={state === 'error' ? 'rest' : state}
        className={styles.action}
      >
        <span className="sr">Add to cart: {spoken}, </span>
        {state === 'rest' ? (run.price?.formatted ?? 'Add') : WORDS[state]}
        {state === 'rest' && <Icon name="plus" size="s" />}
      </Button>
      {errors.length > 0 && (
        <p className={styles.error} role="alert">
          <Icon name="alert" size="s" />
          {errors.map(({ message }) => message).join(' ')}
        </p>
      )}
    </form>
  );
}
