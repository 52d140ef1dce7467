import { useRef } from 'react';
import { cartPath } from '#client/site/paths.ts';
import { Stepper } from '#client/form/amount/Stepper.tsx';
import { Button } from '#client/ui/Button.tsx';
import styles from './CartLine.module.css';

/** Where the shop sets no maximum of its own. */
const MAX_QUANTITY = 9999;

type Props = {
  line: { id: string; version: string; minimum: number; maximum: number | null };
  name: string;
  quantity: number;
};

export function QuantityForm({ line, name, quantity }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // At once, before React has rendered the number: the next press may navigate, and has to wait for this change.
  const send = (next: number) => {
    const field = form.current?.elements.namedItem('quantity');
    if (field instanceof HTMLInputElement) field.value = String(next);
    form.current?.requestSubmit();
  };
  return (
    <form method="post" action={cartPath()} ref={form} className={styles.quantity}>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="version" value={line.version} />
      <Stepper
        name="quantity"
        label={`Quantity of ${name}`}
        value={quantity}
        min={line.minimum}
        max={line.maximum ?? MAX_QUANTITY}
        onChange={send}
      />
      <noscript>
        <Button type="submit" size="sm">
          Update
        </Button>
      </noscript>
    </form>
  );
}
