import { useEffect, useState } from 'react';
import { informationPath } from '#client/site/paths.ts';
import { CHANNEL_ICONS, type SiteContent, useLinks, useSite } from '#client/site/site.ts';
import { hasChat, openChat } from '#client/layout/consent/start-providers.ts';
import { storeConsent } from '#client/layout/consent/consent.ts';
import { SupportTimes } from '#client/session/support/SupportTimes.tsx';
import { classes } from '#client/ui/classes.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SupportWay, type Way } from './SupportWay.tsx';
import { whenSupportIsAsked } from './support.ts';
import styles from './SupportDialog.module.css';

const OTHER: Way = {
  icon: 'chat',
  name: 'Other ways to reach us',
  hint: 'Quality, privacy, jobs',
  href: informationPath('contact-us'),
};

function waysOf({ chats, mailboxes }: Pick<SiteContent, 'chats' | 'mailboxes'>): Way[] {
  return [
    ...chats.map(({ kind, name, address }) => ({
      icon: CHANNEL_ICONS[kind],
      name,
      hint: 'Opens in a new tab',
      href: address,
      newTab: true,
    })),
    ...mailboxes.slice(0, 1).map((address) => ({
      icon: 'mail' as const,
      name: address,
      hint: 'Opens your mail program',
      href: `mailto:${address}`,
    })),
    OTHER,
  ];
}

export function SupportDialog() {
  const { mailboxes } = useLinks();
  const chats = useSite().content?.chats ?? [];
  const [open, setOpen] = useState(false);
  useEffect(() => whenSupportIsAsked(() => setOpen(true)), []);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} label="Support">
      <div className={styles.head}>
        <h2 className="h2">Support</h2>
        <p className="muted">Write where you like, at any hour.</p>
        {open && <SupportTimes />}
      </div>
      <div className={styles.ways}>
        {hasChat() && <ChatWay close={close} />}
        {waysOf({ chats, mailboxes }).map((way, at) => (
          <SupportWay
            key={way.href}
            {...way}
            className={classes(styles.way, at === 0 && !hasChat() && styles.first)}
            onClick={close}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** The chat on this page. It is a third-party program, so it only runs with consent. */
function ChatWay({ close }: { close: () => void }) {
  const [refused, setRefused] = useState(false);
  const chat = async () => {
    if (await openChat()) return close();
    if (!refused) return setRefused(true);
    close();
    storeConsent('open');
  };
  return (
    <SupportWay
      icon="chat"
      name="Live chat"
      hint={refused ? 'Needs your consent to cookies. Press to choose' : 'On this page'}
      className={classes(styles.way, styles.first)}
      onClick={() => void chat()}
    />
  );
}
