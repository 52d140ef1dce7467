import { Checkbox } from '#client/form/Checkbox.tsx';
import { informationPath } from '#client/site/paths.ts';

type Props = {
  /** Already agreed in an earlier attempt for this order. */
  isAgreed: boolean;
  error: string | undefined;
};

/** Required for an order. */
export function Consent({ isAgreed, error }: Props) {
  return (
    <Checkbox name="agree" required defaultChecked={isAgreed} error={error}>
      I agree to the{' '}
      <a className="link" href={informationPath('terms-conditions')} target="_blank">
        terms
      </a>{' '}
      and the{' '}
      <a className="link" href={informationPath('refunds-policy')} target="_blank">
        refunds policy
      </a>
    </Checkbox>
  );
}
