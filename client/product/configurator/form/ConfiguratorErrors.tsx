import type { CartError } from '#client/cart/change-cart.ts';
import { ErrorSummary } from '#client/form/ErrorSummary.tsx';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { isShortList } from '#client/product/configurator/option/option-groups.ts';
import { errorOf } from './field-errors.ts';
import { singleName } from './field-names.ts';
import { TYPED } from './typed.ts';

const IN_FIELDS = ['SELECT', ...TYPED];

type Props = { errors: readonly CartError[]; options: readonly OptionGroup_OptionFragment[] };

/** Above a form that was posted without script: the missing answers, each with a link to its option. */
export function ConfiguratorErrors({ errors, options }: Props) {
  const linked = options.flatMap((option) => {
    const message = errorOf(errors, option);
    const isField = IN_FIELDS.includes(option.type) && !isShortList(option);
    const field = isField ? singleName(option.sendid) : option.sendid;
    return message ? [{ field, message }] : [];
  });
  return <ErrorSummary errors={linked} />;
}
