import { useEffect, useRef, useState } from 'react';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderNews_OrderFragmentDoc } from '#client/generated/graphql.ts';
import { newsOf } from './order-news.ts';
import styles from './OrderNews.module.css';

const SHOWN_MS = 10_000;

/** Announces the latest change, wherever on the page the visitor is. */
export function OrderNews({ order: masked }: { order: FragmentType<typeof OrderNews_OrderFragmentDoc> }) {
  const order = readFragment(OrderNews_OrderFragmentDoc, masked);
  const announced = useRef(order);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = newsOf(announced.current, order);
    announced.current = order;
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
