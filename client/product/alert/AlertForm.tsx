import { SelectField } from '#client/form/SelectField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { ChosenRun_RunFragmentDoc } from '#client/generated/graphql.ts';
import { isOpen } from '#client/product/run-state.ts';
import { longDate } from '#client/session/calendar-date.ts';
import { momentIn } from '#client/session/clock.ts';
import { serverZone } from '#client/session/zones.ts';
import { useClock } from '#client/session/use-clock.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { AlertFailure } from './alert-action.ts';
import { alertPath } from './alert-path.ts';
import styles from './AlertForm.module.css';

const MAX_EMAIL_LENGTH = 96;
const ONLY_PRICE = 'We email you when the price drops, once a week at most.';
const ANY_OCCASION = 'A lower price is mailed once a week at most, everything else once.';

export type AlertProduct = {
  path: string;
  runs?: readonly FragmentType<typeof ChosenRun_RunFragmentDoc>[] | null;
  nextSeason?: { name: string } | null;
};
type Props = { product: AlertProduct; failure?: AlertFailure | undefined };

/** The subject of an alert, and the email address. Leads to the page of alerts, which explains the next step. */
export function AlertForm({ product, failure }: Props) {
  const slug = product.path.split('/').at(-1) ?? '';
  const occasions = useOccasions(product);
  const [only, ...others] = occasions;
  return (
    <form method="post" action={alertPath(slug)} className={styles.form} noValidate>
      {failure?.message && <Notice tone="danger" role="alert" title={failure.message} />}
      <input type="hidden" name="product" value={slug} />
      {others.length === 0 ? (
        <input type="hidden" name="about" value={only?.value} />
      ) : (
        <SelectField
          name="about"
          label="Tell me when"
          options={occasions}
          defaultValue={failure?.about ?? others[0]?.value}
        />
      )}
      <TextField
        name="email"
        label="Email"
        type="email"
        format="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={failure?.email}
        error={failure?.emailIssue}
        required
      />
      <Button type="submit" variant="line">
        Tell me
      </Button>
      <p className="muted sm">
        First we mail a link to confirm it. {others.length === 0 ? ONLY_PRICE : ANY_OCCASION} Every email has a link to
        stop.
      </p>
    </form>
  );
}

/** Runs by their values: `seat` for any, `seat-17` for one. Times are the visitor's. */
function useOccasions({ runs: given, nextSeason }: AlertProduct) {
  const runs = readFragment(ChosenRun_RunFragmentDoc, given) ?? [];
  const { zone } = useClock(serverZone(runs[0]?.region ?? 'us'));
  const full = runs.filter(({ status }) => status === 'FULL');
  const hasNone = full.length > 0 && !runs.some(isOpen);
  return [
    { value: 'price', name: 'The price falls' },
    ...(nextSeason ? [{ value: 'season', name: `${nextSeason.name} starts` }] : []),
    ...(hasNone ? [{ value: 'seat', name: 'A seat comes free in any run' }] : []),
    ...full.map((run) => {
      const { date, time } = momentIn(zone, run.startsAt);
      return {
        value: `seat-${run.id}`,
        name: `A seat comes free: ${longDate(date)}, ${time} ${run.region.toUpperCase()}`,
      };
    }),
  ];
}
