import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { type ReportReason, ReportReviewDocument } from '#client/generated/graphql.ts';
import { informationPath } from '#client/site/paths.ts';

const REASONS: readonly ReportReason[] = ['ABUSE', 'PERSONAL', 'SPAM', 'FALSE', 'OTHER'];

/** Sends a report of a review, from wherever the review stands. */
export async function reportAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const review = form.get('review');
  if (typeof review !== 'string') throw data('Unknown review', { status: 400 });
  const reason = REASONS.find((one) => one === form.get(`reason-${review}`));
  if (!reason) throw data('Unknown reason', { status: 400 });
  const { reportReview } = await context.get(loadContext)(ReportReviewDocument, { input: { review, reason } });
  const [error] = reportReview.errors;
  if (error) throw data(error.message, { status: error.code === 'NOT_FOUND' ? 404 : 429 });
  return redirect(`${informationPath('reviews')}?link=reported`, 303);
}
