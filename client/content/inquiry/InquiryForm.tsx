import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { informationPath } from '#client/site/paths.ts';
import { ErrorSummary } from '#client/form/ErrorSummary.tsx';
import { focusQuietly } from '#client/form/refused/use-focus-refused.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Asked } from './asked.ts';
import type { InquiryFailure } from './inquiry-action.ts';
import { useActionFailure } from './use-action-failure.ts';
import styles from './InquiryForm.module.css';

/** A field's initial value, and its error. */
export type Given = (name: string) => { defaultValue: string | undefined; error: string | undefined };

type Props = {
  slug: string;
  title: string;
  button: string;
  asked: readonly Asked[];
  /** Values that a link has filled in. */
  begun?: Readonly<Record<string, string>>;
  fields: (given: Given) => ReactNode;
};

export function InquiryForm({ slug, title, button, asked, begun, fields }: Props) {
  const failure = useActionFailure();
  const sending = useNavigation().formAction === informationPath(slug);
  const form = useRef<HTMLFormElement>(null);
  // Runs after the summary has taken the focus, which it keeps if no field is at fault.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (failure && first) focusQuietly(form.current, first);
  }, [failure]);
  const errors = useMemo(() => summaryOf(failure, asked), [failure, asked]);
  const given: Given = (name) => ({
    defaultValue: failure ? failure.typed[name] : begun?.[name],
    error: failure?.issues.find(({ field }) => field === name)?.message,
  });
  return (
    <form ref={form} method="post" action={informationPath(slug)} noValidate className={`panel ${styles.form}`}>
      <h2 className="h3">{title}</h2>
      <ErrorSummary errors={errors} />
      {/* Remounted for each attempt, so that messages that were dismissed are shown again. */}
      <div key={failure?.at} className={styles.fields}>
        {fields(given)}
      </div>
      <div className={styles.end}>
        <Button type="submit" variant="primary" size="lg" state={sending ? 'loading' : 'rest'}>
          {button}
        </Button>
        <p className="quiet xs">
          We use what you type to answer you.{' '}
          <a className="link" href={informationPath('privacy')}>
            Privacy
          </a>
        </p>
      </div>
    </form>
  );
}

/** The messages with the names of their fields. */
function summaryOf(failure: InquiryFailure | undefined, asked: readonly Asked[]) {
  return (failure?.issues ?? []).map(({ field, message }) => {
    const label = asked.find(({ name }) => name === field)?.label;
    return { field, message: label ? `${label}: ${message}` : message };
  });
}
