import { momentIn } from './clock.ts';

type Props = {
  what: 'Seats' | 'Price';
  /** ISO 8601; null if it is current and nothing is shown. */
  at: string | null | undefined;
  zone: string;
};

/** The age of data while the shop does not respond: `Seats as of 14:02`. */
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
