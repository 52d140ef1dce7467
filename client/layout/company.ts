/** Who we are. One host makes every address; an entry taken out of a list leaves no gap. */
const HOST = 'waystone.example';

export const COMPANY = { name: 'Waystone Digital FZ-LLC', registration: '3527' };
export const MAILBOXES = ['support', 'quality', 'privacy', 'jobs'].map((name) => `${name}@${HOST}`);
export const SUPPORT_MAIL = `support@${HOST}`;
export const SOCIAL = [
  { icon: 'pad', name: 'Discord', href: `https://${HOST}/discord` },
  { icon: 'send', name: 'Messenger', href: `https://${HOST}/messenger` },
  { icon: 'play', name: 'Videos', href: `https://${HOST}/videos` },
  { icon: 'cam', name: 'Photos', href: `https://${HOST}/photos` },
] as const;
export const PAYMENT_MARKS = [
  { icon: 'card', name: 'Card' },
  { icon: 'phone', name: 'Phone pay' },
  { icon: 'wallet', name: 'Wallet' },
  { icon: 'bank', name: 'Bank' },
  { icon: 'coin', name: 'Crypto' },
  { icon: 'gift', name: 'Gift card' },
] as const;
