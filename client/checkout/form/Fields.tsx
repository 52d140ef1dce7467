import type { Typed } from '#client/checkout/checkout-form.ts';
import type { AskedField } from '#client/checkout/identity-form.ts';
import { GameField } from './game/GameField.tsx';
import form from './CheckoutForm.module.css';

export type Answers = { typed: Typed; errors: Record<string, string> };

export function Fields({ fields, typed, errors }: Answers & { fields: readonly AskedField[] }) {
  if (fields.length === 0) return null;
  return (
    <div className={form.fields}>
      {fields.map((field) => (
        <GameField key={field.name} field={field} typed={typed[field.name]} error={errors[field.name]} />
      ))}
    </div>
  );
}
