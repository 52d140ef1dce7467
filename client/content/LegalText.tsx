import { Container } from '#client/ui/Container.tsx';
import { InformationBlocks } from './InformationBlocks.tsx';
import type { InformationBlock } from './information-loader.ts';
import { sectionsOf } from './sections.ts';
import styles from './LegalText.module.css';

type Props = {
  title: string;
  /** A date such as `2026-11-21`. */
  updated: string;
  blocks: InformationBlock[];
};

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Numbered sections, each with an anchor, and a table of contents beside them if there is room. */
export function LegalText({ title, updated, blocks }: Props) {
  const { intro, sections } = sectionsOf(blocks);
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1 className="h1">{title}</h1>
        <p className="quiet sm">
          Updated <time dateTime={updated}>{day.format(new Date(updated))}</time>
        </p>
        <InformationBlocks blocks={intro} />
      </div>
      <nav className={styles.contents} aria-labelledby="contents">
        <p id="contents" className="sm">
          On this page
        </p>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className={styles.sections}>
        {sections.map(({ id, heading, blocks: said }) => (
          <li key={id}>
            <h2 id={id} className="h3">
              {heading}
            </h2>
            <InformationBlocks blocks={said} />
          </li>
        ))}
      </ol>
    </Container>
  );
}
