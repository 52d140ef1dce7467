import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderHead_OrderFragmentDoc } from '#client/generated/graphql.ts';
import { chipOf, titleOf, toneOf } from './work/order-progress.ts';
import { LINK_ID } from './section-ids.ts';
import page from './OrderPage.module.css';
import styles from './OrderHead.module.css';

export function OrderHead({ order }: { order: FragmentType<typeof OrderHead_OrderFragmentDoc> }) {
  const { number, stage, total } = readFragment(OrderHead_OrderFragmentDoc, order);
  const tone = toneOf(stage);
  return (
    <header className={styles.head}>
      <h1 className="h2">
        Order <span className={styles.number}>{number}</span> {titleOf(stage)}
      </h1>
      <Chip tone={tone}>
        <Icon name={tone === 'ok' ? 'check' : tone === 'bad' ? 'alert' : 'clock'} size="s" />
        {chipOf(stage, total.formatted)}
      </Chip>
      <Button href={`#${LINK_ID}`} variant="line" className={page.screen}>
        <Icon name="lock" size="s" />
        Private link
      </Button>
    </header>
  );
}
