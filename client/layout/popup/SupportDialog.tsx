import { useEffect, useState } from 'react';
import { informationPath } from '#client/app/paths.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { SOCIAL, SUPPORT_MAIL } from '#client/layout/company.ts';
import { whenSupportIsAsked } from './support.ts';
import styles from './SupportDialog.module.css';

const [DISCORD, MESSENGER] = SOCIAL;
const WAYS: { icon: IconName; name: string; hint: string; href: string; newTab?: boolean }[] = [
  { icon: DISCORD.icon, name: DISCORD.name, hint: 'Chat, opens in a new tab', href: DISCORD.href, newTab: true },
  { icon: MESSENGER.icon, name: MESSENGER.name, hint: 'Opens in a new tab', href: MESSENGER.href, newTab: true },
  { icon: 'mail', name: SUPPORT_MAIL, hint: 'Answer within a day', href: `mailto:${SUPPORT_MAIL}` },
  { icon: 'chat', name: 'Other ways to reach us', hint: 'Quality, privacy, jobs', href: informationPath('contact-us') },
];

export function SupportDialog() {
  const [open, setOpen] = useState(false);
  useEffect(() => whenSupportIsAsked(() => setOpen(true)), []);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} label="Support">
      <div className={styles.head}>
        <h2 className="h2">Support, 24/7</h2>
        <p className="muted">A person answers, usually within a minute.</p>
      </div>
      <div className={styles.ways}>
        {WAYS.map(({ icon, name, hint, href, newTab }, at) => (
          <a
            key={href}
            href={href}
            className={at === 0 ? styles.first : undefined}
            onClick={close}
            {...(newTab && { target: '_blank', rel: 'noopener' })}
          >
            <Icon name={icon} />
            <span>
              <b>{name}</b>
              <small>{hint}</small>
            </span>
            <Icon name="right" size="s" />
          </a>
        ))}
      </div>
    </Dialog>
  );
}
