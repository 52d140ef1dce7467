import type { ReactNode } from 'react';
import { InformationBlocks } from '#client/content/InformationBlocks.tsx';
import type { InformationData } from '#client/content/information-loader.ts';
import { sectionsOf } from '#client/content/sections.ts';
import { Wrap } from '#client/ui/Wrap.tsx';
import styles from './InquiryLayout.module.css';

type Props = {
  information: InformationData['information'];
  /** Above the text. */
  aside?: ReactNode;
  /** The form, or what stands there once it is sent. */
  children: ReactNode;
};

/** The page's first words over a form, and the rest of its text beside it. */
export function InquiryLayout({ information: { title, blocks }, aside, children }: Props) {
  const { intro } = sectionsOf(blocks);
  return (
    <Wrap width="checkout" className={styles.page}>
      <div className={styles.head}>
        <h1 className="h1">{title}</h1>
        <InformationBlocks blocks={intro} />
      </div>
      <div className={styles.form}>{children}</div>
      <div className={styles.text}>
        {aside}
        <InformationBlocks blocks={blocks.slice(intro.length)} />
      </div>
    </Wrap>
  );
}
