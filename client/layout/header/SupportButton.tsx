import type { MouseEvent } from 'react';
import { informationPath } from '#client/site/paths.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { askForSupport } from '#client/layout/popup/support.ts';

type Props = { label?: string; icon?: IconName; className?: string | undefined };

/** Opens the 24/7 support popup; without script it leads to the contact page. */
export function SupportButton({ label = 'Support', icon = 'headset', className }: Props) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    askForSupport();
  };
  return (
    <form action={informationPath('contact-us')}>
      <button type="submit" className={className} aria-haspopup="dialog" title="24/7 support" onClick={open}>
        <Icon name={icon} />
        <span>{label}</span>
      </button>
    </form>
  );
}
