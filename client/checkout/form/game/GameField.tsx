import type { AskedField } from '#client/checkout/identity-form.ts';
import { SelectField } from '#client/form/SelectField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import { RealmField } from '#client/checkout/form/late-fields.ts';

type Props = { field: AskedField; typed: string | undefined; error: string | undefined };

export function GameField({ field, typed, error }: Props) {
  const { name, label, required, placeholder, format, suggested, line } = field;
  const isSame = field.format === 'BATTLETAG' && !required && !line;
  const control = {
    name,
    label,
    required,
    defaultValue: typed,
    error,
    hint: suggested ? 'Taken from your order' : isSame ? 'Left empty: the one above' : undefined,
  };
  if (field.type === 'SELECT') {
    return <SelectField {...control} options={field.values} placeholder={placeholder || undefined} />;
  }
  if (field.realmsOf) return <RealmField {...control} product={field.realmsOf} placeholder={placeholder} />;
  return (
    <TextField
      {...control}
      format={format === 'BATTLETAG' ? 'battletag' : format === 'EMAIL' ? 'email' : undefined}
      placeholder={placeholder || undefined}
      clearable
    />
  );
}
