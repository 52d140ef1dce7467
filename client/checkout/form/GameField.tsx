import { SelectField } from '#client/form/SelectField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { GameField_FieldFragmentDoc } from '#client/generated/graphql.ts';
import { gameField } from '#client/checkout/checkout-form.ts';

type Props = {
  field: FragmentType<typeof GameField_FieldFragmentDoc>;
  typed: string | undefined;
  error: string | undefined;
};

export function GameField({ field: masked, typed, error }: Props) {
  const field = readFragment(GameField_FieldFragmentDoc, masked);
  const control = {
    name: gameField(field.sendid),
    label: field.name,
    required: field.required,
    defaultValue: typed,
    error,
  };
  if (field.type === 'SELECT') {
    return <SelectField {...control} options={field.values} placeholder={field.placeholder || undefined} />;
  }
  return (
    <TextField
      {...control}
      format={field.format === 'BATTLETAG' ? 'battletag' : field.format === 'EMAIL' ? 'email' : undefined}
      placeholder={field.placeholder || undefined}
      clearable
    />
  );
}
