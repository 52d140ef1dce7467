import { momentIn } from './clock.ts';

type Props = {
  what: 'Seats' | 'Price';
  /** ISO 8601; null when it is current, which needs no words. */
  at: string | null | undefined;
  zone: string;
};

/** Says how old something is while the shop cannot tell it again: `Seats as of 14:02`. */
export function AsOf({ what, at, zone }: Props) {
  if (!at) return null;
  return (
    <span>
      {`${what} as of `}
      <time dateTime={at} className="num">
        {momentIn(zone, at).time}
      </time>
      {zone === 'UTC' && ' UTC'}
    </span>
  );
}
