import { SelectField } from '#client/form/SelectField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { singleName } from './form-items.ts';
import { signed } from './option-groups.ts';

type Props = { option: OptionGroup_OptionFragment; chosen: string | string[] | undefined; error: string | undefined };

const INPUT_TYPES = { TEXT: 'text', TEXTAREA: 'textarea', DATE: 'date' } as const;

export function OptionField({ option, chosen, error }: Props) {
  const field = {
    name: singleName(option.sendid),
    label: option.name,
    hint: option.hint || undefined,
    required: option.required,
    defaultValue: [chosen ?? option.default].flat()[0],
    error,
  };
  if (option.type === 'SELECT') {
    const options = option.values.map(({ value, name, price }) => ({
      value,
      name: Number(price.amount) === 0 ? name : `${name} (${signed(price)})`,
    }));
    return <SelectField {...field} options={options} />;
  }
  const type = INPUT_TYPES[option.type as keyof typeof INPUT_TYPES];
  return (
    <TextField
      {...field}
      type={type}
      format={option.format === 'BATTLETAG' ? 'battletag' : option.format === 'EMAIL' ? 'email' : undefined}
      placeholder={option.format === 'BATTLETAG' ? 'SomeNickname88#12345' : undefined}
      clearable={type === 'text'}
    />
  );
}
