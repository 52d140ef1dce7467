import type { ReactNode } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { orderPath } from '#client/site/paths.ts';
import { useFocusRefused } from '#client/form/refused/use-focus-refused.ts';
import type { OrderData } from '#client/order/order-loader.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { ActFailure, Intent } from './order-action.ts';
import { useActFailure } from './use-act-failure.ts';
import styles from './ActForm.module.css';

type Props = {
  intent: Intent;
  button: string;
  /** The object of the action, for a page with several buttons of the same words. */
  about?: string;
  variant?: 'primary' | 'line';
  icon?: IconName;
  /** The button is as wide as the form. */
  block?: boolean;
  /** The line, or the browser, that the action is about, if any. */
  line?: string;
  /** Sent by the browser itself, so that no script handles what was typed. */
  native?: boolean;
  /** The controls of the form, if it has any; errors are then shown beside its field. */
  children?: (failure: ActFailure | undefined) => ReactNode;
};

/** An action of the buyer, as a form that works without script. It shows its errors. */
export function ActForm({ intent, button, about, variant = 'line', icon, block, line = '', native, children }: Props) {
  const { token, actKey } = useLoaderData<OrderData>();
  const failure = useActFailure(intent, line);
  const form = useFocusRefused(failure);
  const sent = useNavigation().formData;
  const isSending = sent?.get('intent') === intent && (sent.get('line') ?? '') === line;
  return (
    <form
      ref={form}
      method="post"
      action={orderPath(token)}
      noValidate
      className={styles.form}
      target={native ? '_self' : undefined}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={failure?.key ?? actKey} />
      {line && <input type="hidden" name="line" value={line} />}
      {failure && (!children || failure.key) && !native && (
        <Notice tone="danger" role="alert" title={failure.message} />
      )}
      {children?.(failure)}
      <Button type="submit" variant={variant} block={block} state={isSending ? 'loading' : 'rest'}>
        {icon && <Icon name={icon} size="s" />}
        {button}
        {about && <span className="sr">: {about}</span>}
      </Button>
    </form>
  );
}
