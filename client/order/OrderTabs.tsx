import { useState } from 'react';
import type { Order } from './order.ts';
import { MESSAGES_ID } from './section-ids.ts';
import styles from './OrderTabs.module.css';

export type OrderTab = 'order' | 'chat';

type Props = { messages: Order['messages']; tab: OrderTab; onTab(tab: OrderTab): void };

/** On a small screen the order or the conversation is shown; without script these links lead to them. */
export function OrderTabs({ messages, tab, onTab }: Props) {
  const [seen, setSeen] = useState(0);
  const open = tab === 'chat' ? 0 : unanswered(messages, seen);
  const to = (next: OrderTab, href: string) => ({
    href,
    'aria-current': tab === next || undefined,
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault();
      setSeen(messages.length);
      onTab(next);
    },
  });
  return (
    <nav className={styles.tabs} aria-label="Parts of this page">
      <a {...to('order', '#order')}>Order</a>
      <a {...to('chat', `#${MESSAGES_ID}`)}>
        Chat {open > 0 && <span className={styles.count}>{open}</span>}
        {open > 0 && <span className="sr">{open === 1 ? 'new message' : 'new messages'}</span>}
      </a>
    </nav>
  );
}

/** Of the team, after the buyer's last word and after what was seen. */
function unanswered(messages: Order['messages'], seen: number): number {
  const last = messages.findLastIndex(({ from }) => from === 'BUYER');
  return messages.slice(Math.max(last + 1, seen)).length;
}
