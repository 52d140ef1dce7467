import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { useSite } from '#client/site/site.ts';
import { TrustScore } from '#client/ui/TrustScore.tsx';
import { Container } from '#client/ui/Container.tsx';
import { InformationBlocks } from './InformationBlocks.tsx';
import type { InformationBlock } from './information-loader.ts';
import styles from './ReviewsText.module.css';

type Props = { title: string; blocks: InformationBlock[] };

/** The review site's figures beside what they mean. Its reviews are read there: we pick none. */
export function ReviewsText({ title, blocks }: Props) {
  const trust = useSite().content?.trust;
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1 className="h1">{title}</h1>
        {trust && (
          <Button variant="line" href={trust.source} target="_blank" rel="noopener">
            Write one on the review site <Icon name="ext" size="s" />
          </Button>
        )}
      </div>
      {trust && (
        <div className={styles.score}>
          <TrustScore trust={trust} />
        </div>
      )}
      <div className={styles.text}>
        <InformationBlocks blocks={blocks} />
      </div>
    </Container>
  );
}
