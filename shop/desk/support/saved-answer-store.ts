import type { Db } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';

type SavedAnswer = { name: string; text: string };

export async function listSavedAnswers(db: Db): Promise<SavedAnswer[]> {
  return db.selectFrom('saved_answer').orderBy('name').select(['name', 'text']).execute();
}

/** Replaces one of the same name. */
export async function saveAnswer(db: Db, { name, text }: SavedAnswer, desk: string, at: Date): Promise<void> {
  const row = { text, desk, at };
  await db
    .insertInto('saved_answer')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** @returns false if there is none of that name. */
export async function removeAnswer(db: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('saved_answer').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * The message to send: a text, a saved answer by its name, or the saved answer followed by the text.
 *
 * @throws HttpError 400 if there is no saved answer of that name.
 */
export async function answerText(db: Db, { text, saved }: { text?: string | undefined; saved?: string | undefined }) {
  if (saved === undefined) return text ?? '';
  const found = await db.selectFrom('saved_answer').where('name', '=', saved).select('text').executeTakeFirst();
  if (found) return [found.text, ...(text === undefined ? [] : [text])].join('\n\n');
  const message = `There is no saved answer "${saved}"; there are those of GET /saved-answers`;
  throw new HttpError(400, [{ code: 'not_found', field: 'saved', message }]);
}
