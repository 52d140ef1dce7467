import { InformationBlocks } from '#client/content/InformationBlocks.tsx';
import type { InformationBlock } from '#client/content/information-loader.ts';
import type { Section } from '#client/content/sections.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Faq.module.css';

type Props = { question: Section<InformationBlock>; hidden: boolean };

/** The answer carries the name in the address: a browser opens what it is led into, also without script. */
export function FaqQuestion({ question: { id, heading, blocks }, hidden }: Props) {
  return (
    <details className={styles.question} hidden={hidden}>
      <summary>
        <h3 className="h4">{heading}</h3>
        <Icon name="down" size="s" className={styles.arrow} />
      </summary>
      <div id={id} className={styles.answer}>
        <InformationBlocks blocks={blocks} />
        <a className={`link sm ${styles.address}`} href={`#${id}`} aria-label={`Link to this answer: ${heading}`}>
          Link to this answer
        </a>
      </div>
    </details>
  );
}
