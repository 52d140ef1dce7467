import { Chip } from '#client/ui/Chip.tsx';
import { housePicture } from '#client/ui/house-picture.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { Order } from './order.ts';
import { OrderTime } from './OrderTime.tsx';
import { chipOf, titleOf, toneOf } from './order-progress.ts';
import styles from './OrderBanner.module.css';

export function OrderBanner({ order }: { order: Order }) {
  const tone = toneOf(order.stage);
  return (
    <header className={styles.banner}>
      <Picture picture={housePicture('arrived', [[1640, 480]])} sizes="" alt="" priority />
      <Chip tone={tone} className={styles.chip}>
        <Icon name={tone === 'ok' ? 'check' : tone === 'bad' ? 'alert' : 'clock'} size="s" />
        {chipOf(order.stage, order.total.formatted)}
      </Chip>
      <h1 className="h1">
        Order <span className={styles.number}>{order.number}</span> {titleOf(order.stage)}
      </h1>
      {order.payBy && (
        <p>
          {order.lines.some(({ runStartsAt }) => runStartsAt)
            ? 'We hold your seats until'
            : 'We wait for your payment until'}{' '}
          <OrderTime iso={order.payBy} />. After that the order expires, and a later payment goes back to you in full.
        </p>
      )}
      <p>Updates go to {order.email}. Keep this page: it shows the progress, and only this address opens it.</p>
    </header>
  );
}
