import type { ReactNode } from 'react';
import { InformationBlocks } from '#client/content/InformationBlocks.tsx';
import type { InformationBlock, InformationData } from '#client/content/information-loader.ts';
import { type Section, sectionsOf } from '#client/content/sections.ts';
import { Container } from '#client/ui/Container.tsx';
import styles from './InquiryLayout.module.css';

type Props = {
  information: InformationData['information'];
  /** Above the text. */
  aside?: ReactNode;
  /** The form, or the confirmation once it is sent. */
  children: ReactNode;
};

/** The number of sections below the form, so that both columns are about equally long. */
const UNDER_FORM = 2;

/** The page's first words over a form, and the rest of its text beside and under it. */
export function InquiryLayout({ information: { title, blocks }, aside, children }: Props) {
  const { intro, sections } = sectionsOf(blocks);
  return (
    <Container width="checkout" className={styles.page}>
      <div className={styles.head}>
        <h1 className="h1">{title}</h1>
        <InformationBlocks blocks={intro} />
      </div>
      <div className={styles.form}>{children}</div>
      <div className={styles.text}>
        {aside}
        {sections.slice(0, -UNDER_FORM).map(asSection)}
      </div>
      <div className={`${styles.text} ${styles.under}`}>{sections.slice(-UNDER_FORM).map(asSection)}</div>
    </Container>
  );
}

function asSection({ id, heading, blocks }: Section<InformationBlock>) {
  return (
    <section key={id} className={styles.section}>
      <h2 className="h3">{heading}</h2>
      <InformationBlocks blocks={blocks} />
    </section>
  );
}
