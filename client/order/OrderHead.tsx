import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderHead_OrderFragmentDoc } from '#client/generated/graphql.ts';
import { moneyOf, titleOf, toneOf } from './work/order-progress.ts';
import { LINK_ID } from './section-ids.ts';
import page from './OrderPage.module.css';
import styles from './OrderHead.module.css';

export function OrderHead({ order }: { order: FragmentType<typeof OrderHead_OrderFragmentDoc> }) {
  const shown = readFragment(OrderHead_OrderFragmentDoc, order);
  const { number, stage } = shown;
  const tone = toneOf(stage);
  const money = moneyOf(shown);
  return (
    <header className={styles.head}>
      <h1 className="h2">
        Order <span className={styles.number}>{number}</span> {titleOf(stage)}
      </h1>
      {money && (
        <Chip tone={tone}>
          <Icon name={tone === 'ok' ? 'check' : tone === 'bad' ? 'alert' : 'clock'} size="s" />
          {money}
        </Chip>
      )}
      <Button href={`#${LINK_ID}`} variant="line" className={page.screen}>
        <Icon name="lock" size="s" />
        Private link
      </Button>
    </header>
  );
}
