import { redirect } from 'react-router-dom';
import type { Load } from '#client/data/load.ts';
import { AgainWithDocument } from '#client/generated/graphql.ts';
import { orderPath, productPath } from '#client/site/paths.ts';
import { findLine } from './order-again.ts';

/**
 * Redirects to the product of a line, configured as it was bought, with a requested player. Names and messages do not
 * belong in an address, which is shared and logged: anyone who orders again types them again.
 */
export async function againWith(load: Load, token: string, id: string, player: string): Promise<Response> {
  const line = await findLine(load, token, id);
  const { product } = await load(AgainWithDocument, { path: line.path?.split('/').at(-1) ?? '' });
  if (!product) return redirect(orderPath(token), 303);
  const query = new URLSearchParams({ player });
  for (const { sendid, type, format } of product.options) {
    const answers = line.answers.filter((answer) => answer.sendid === sendid).map(({ value }) => value);
    const isPersonal = type === 'TEXTAREA' || format !== null;
    if (answers.length > 0 && !isPersonal) query.set(sendid, answers.join(','));
  }
  if (line.quantity > 1) query.set('quantity', String(line.quantity));
  return redirect(`${productPath(product.path)}?${query}`, 303);
}
