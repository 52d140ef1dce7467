import { informationPath } from '#client/site/paths.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { HomeQuestions_InformationFragmentDoc } from '#client/generated/graphql.ts';
import { useSite } from '#client/site/site.ts';
import { TrustScore } from '#client/ui/TrustScore.tsx';
import { questions } from './questions.ts';
import page from './HomePage.module.css';
import styles from './Reviews.module.css';

const QUESTIONS_SHOWN = 3;

type Props = { faq: FragmentType<typeof HomeQuestions_InformationFragmentDoc> | null | undefined };

/** Customer reviews, beside the most frequent questions. */
export function Reviews({ faq: masked }: Props) {
  const trust = useSite().content?.trust;
  const faq = readFragment(HomeQuestions_InformationFragmentDoc, masked);
  return (
    <>
      <h2 className={`h2 ${page.title}`}>Reviews and questions</h2>
      <div className={styles.reviews}>
        {trust && <TrustScore trust={trust} />}
        {questions(faq?.blocks ?? [])
          .slice(0, QUESTIONS_SHOWN)
          .map(({ question, answer }) => (
            <article key={question} className={`panel ${styles.question}`}>
              <h3 className="h3">{question}</h3>
              <p>{answer}</p>
            </article>
          ))}
      </div>
      <p className={styles.all}>
        <a className="link" href={informationPath('faq')}>
          All questions and answers
        </a>
      </p>
    </>
  );
}
