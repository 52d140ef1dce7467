import { useLoaderData } from 'react-router-dom';
import { TrustScore } from '#client/ui/TrustScore.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { InformationBlocks } from './InformationBlocks.tsx';
import type { InformationData } from './information-loader.ts';
import styles from './InformationPage.module.css';

/** Any page of plain text, at the width of a line one can read; the reviews page adds the figures. */
export function InformationPage() {
  const { information } = useLoaderData<InformationData>();
  return (
    <Wrap width="legal" className={styles.page}>
      <h1 className="h1">{information.title}</h1>
      {information.slug === 'reviews' && <TrustScore />}
      <InformationBlocks blocks={information.blocks} />
    </Wrap>
  );
}
