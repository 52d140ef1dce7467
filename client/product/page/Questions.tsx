import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { MarkupOnce } from '#client/ui/markup/SharedMarkup.tsx';
import fold from '#client/ui/Fold.module.css';
import styles from './Questions.module.css';

/** Questions of buyers, each with a collapsed answer. */
export function Questions({ faq }: { faq: readonly { question: string; answer: string }[] }) {
  return (
    <MarkupOnce as="div" of={faq} className={styles.questions}>
      {faq.map(({ question, answer }) => (
        <details key={question} className={classes(fold.fold, styles.question)}>
          <summary>
            {question}
            <Icon name="down" size="s" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </MarkupOnce>
  );
}
