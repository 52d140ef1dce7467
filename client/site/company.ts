import type { IconName } from '#client/ui/Icon.tsx';

type SocialLink = { icon: IconName; name: string; href: string };

/** Who we are. One host makes every address; an entry taken out of a list leaves no gap. */
const HOST = 'waystone.example';

export const COMPANY = { name: 'Waystone Digital FZ-LLC', registration: '3527' };
export const MAILBOXES = ['support', 'quality', 'privacy', 'jobs'].map((name) => `${name}@${HOST}`);
export const SUPPORT_MAIL = `support@${HOST}`;
/** Where somebody of ours answers in a conversation, best first. */
export const CHATS: SocialLink[] = [
  { icon: 'pad', name: 'Discord', href: `https://${HOST}/discord` },
  { icon: 'send', name: 'Messenger', href: `https://${HOST}/messenger` },
];
export const SOCIAL: SocialLink[] = [
  ...CHATS,
  { icon: 'play', name: 'Videos', href: `https://${HOST}/videos` },
  { icon: 'cam', name: 'Photos', href: `https://${HOST}/photos` },
];
/** What the checkout takes (catalog/payment-methods.yaml). */
export const PAYMENT_MARKS = [
  { icon: 'card', name: 'Card' },
  { icon: 'phone', name: 'Phone pay' },
  { icon: 'wallet', name: 'Wallet' },
  { icon: 'bank', name: 'Bank' },
] as const;
