import type { MouseEvent } from 'react';
import { informationPath } from '#client/site/paths.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { askForSupport } from '#client/layout/popup/support.ts';

type Props = { label?: string; icon?: IconName; className?: string | undefined };

const NAME = '24/7 support';

/** Opens the support popup; without script it links to the contact page. A short text is shown if no label is given. */
export function SupportButton({ label, icon = 'headset', className }: Props) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    askForSupport();
  };
  return (
    <form action={informationPath('contact-us')}>
      <button
        type="submit"
        className={className}
        aria-label={label ? undefined : NAME}
        aria-haspopup="dialog"
        title={NAME}
        onClick={open}
      >
        <Icon name={icon} />
        <span>{label ?? 'Support'}</span>
      </button>
    </form>
  );
}
