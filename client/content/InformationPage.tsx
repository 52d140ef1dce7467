import { useLoaderData } from 'react-router-dom';
import { Container } from '#client/ui/Container.tsx';
import { Faq } from './faq/Faq.tsx';
import { InformationBlocks } from './InformationBlocks.tsx';
import type { InformationData } from './information-loader.ts';
import { LEGAL_DATES } from './legal-dates.ts';
import { LegalText } from './LegalText.tsx';
import styles from './InformationPage.module.css';

/** Any page of text, with lines of readable length. Some have a component of their own. */
export function InformationPage() {
  const { information, games } = useLoaderData<InformationData>();
  const { slug, title, blocks } = information;
  const updated = LEGAL_DATES[slug];
  if (updated) return <LegalText title={title} updated={updated} blocks={blocks} />;
  return (
    <Container width="legal" className={styles.page}>
      <h1 className="h1">{title}</h1>
      {slug === 'faq' ? <Faq blocks={blocks} games={games} /> : <InformationBlocks blocks={blocks} />}
    </Container>
  );
}
