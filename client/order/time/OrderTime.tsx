import { orderTime } from './order-time.ts';
import { useViewerZone } from '#client/session/use-zone.ts';

type Props = {
  iso: string;
  /** With its year, as a receipt wants it. */
  year?: boolean;
};

/** Hydrates with the server's text, then shows the viewer's time. */
export function OrderTime({ iso, year }: Props) {
  const words = orderTime(iso, { zone: useViewerZone(), year });
  return words ? <time dateTime={iso}>{words}</time> : null;
}
