import { redirectDocument } from 'react-router-dom';
import { CodeMissing } from '#client/ui/hydration/fetch-code.ts';

/**
 * Lets the server show a page whose code could not be loaded, if the server can be reached: the page may belong to
 * another build by now, and its document can be read without code.
 *
 * @throws CodeMissing when the server cannot be reached either, and whatever else `load` throws
 */
export async function orWholePage<Result>({ url }: Request, load: () => Promise<Result>): Promise<Result | Response> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof CodeMissing && (await isReachable(url))) return redirectDocument(url);
    throw error;
  }
}

async function isReachable(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}
