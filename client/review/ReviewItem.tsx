import { informationPath, productPath } from '#client/site/paths.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { ReviewItem_ReviewFragmentDoc, type ReportReason } from '#client/generated/graphql.ts';
import { SelectField } from '#client/form/SelectField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Stars } from '#client/ui/Stars.tsx';
import styles from './ReviewItem.module.css';

export type MaskedReview = FragmentType<typeof ReviewItem_ReviewFragmentDoc>;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const REASONS: { value: ReportReason; name: string }[] = [
  { value: 'ABUSE', name: 'Insults or threats' },
  { value: 'PERSONAL', name: 'Tells who someone is' },
  { value: 'SPAM', name: 'Advertising' },
  { value: 'FALSE', name: 'Untrue, or about something else' },
  { value: 'OTHER', name: 'Something else' },
];

/**
 * The text of a buyer, what the order was for, and the team's reply. Texts are shown as plain text, whatever they
 * contain.
 */
export function ReviewItem({ review: masked }: { review: MaskedReview }) {
  const { id, stars, text, author, boughtAt, createdAt, editedAt, answer, bought } = readFragment(
    ReviewItem_ReviewFragmentDoc,
    masked,
  );
  return (
    <article className={styles.item}>
      <header className={styles.head}>
        <Stars value={stars} />
        <span className={styles.goods}>
          {bought.map(({ name, game, path }) => (
            <span key={name}>
              {path ? <a href={productPath(path)}>{name}</a> : name} <small className="quiet">{game}</small>
            </span>
          ))}
        </span>
        <time className="quiet sm" dateTime={createdAt}>
          {DAY.format(new Date(createdAt))}
        </time>
      </header>
      <p className={styles.text}>{text}</p>
      <p className={`quiet sm ${styles.facts}`}>
        <span>
          <Icon name="check" size="s" /> Finished order
        </span>
        <span>{author}</span>
        <span>Bought {DAY.format(new Date(boughtAt))}</span>
        {editedAt && <span>Changed {DAY.format(new Date(editedAt))}</span>}
      </p>
      {answer && (
        <div className={styles.answer}>
          <b>Our reply</b> {/* The review may have been changed since. */}
          <small className="quiet">{DAY.format(new Date(answer.at))}</small>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
      <Report id={id} />
    </article>
  );
}

function Report({ id }: { id: string }) {
  return (
    <details className={styles.report}>
      <summary>Report</summary>
      <form method="post" action={informationPath('reviews')}>
        <input type="hidden" name="review" value={id} />
        <SelectField name={`reason-${id}`} label="What is wrong with it?" required options={REASONS} />
        <Button type="submit" variant="line" size="sm">
          Send report
        </Button>
      </form>
    </details>
  );
}
