import { useEffect, useRef, useState } from 'react';
import type { Order } from '#client/order/order.ts';
import { newsOf } from './order-news.ts';
import styles from './OrderNews.module.css';

const SHOWN_MS = 10_000;

/** Tells what has just changed, wherever on the page one is. */
export function OrderNews({ order }: { order: Order }) {
  const told = useRef(order);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = newsOf(told.current, order);
    told.current = order;
    if (fresh) setNews(fresh);
  }, [order]);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <p role="status" className={styles.news}>
      {news}
    </p>
  );
}
