import { useState } from 'react';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderTabs_OrderFragmentDoc, type OrderTabs_OrderFragment } from '#client/generated/graphql.ts';
import { MESSAGES_ID } from './section-ids.ts';
import styles from './OrderTabs.module.css';

export type OrderTab = 'order' | 'chat';

type Props = { order: FragmentType<typeof OrderTabs_OrderFragmentDoc>; tab: OrderTab; onTab(tab: OrderTab): void };

/** On a small screen the order or the conversation is shown; without script these links lead to them. */
export function OrderTabs({ order, tab, onTab }: Props) {
  const { messages } = readFragment(OrderTabs_OrderFragmentDoc, order);
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

/** Messages of the team after the buyer's last one and after those already seen. */
function unanswered(messages: OrderTabs_OrderFragment['messages'], seen: number): number {
  const last = messages.findLastIndex(({ from }) => from === 'BUYER');
  return messages.slice(Math.max(last + 1, seen)).length;
}
