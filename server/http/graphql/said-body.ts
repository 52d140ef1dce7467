/** How much of a rejected body is quoted. */
const MAX_REFUSED_LENGTH = 100;
const NO_JSON = '{';

/**
 * The JSON value of a body, for Yoga, which lists the keys of a body to see whether it is empty: a text has one key per
 * character. Anything but a non-empty object stays a text, and a short one.
 */
export function saidBy(text: string): unknown {
  const said = parse(text);
  if (said === undefined) return NO_JSON;
  const isSomething = typeof said === 'object' && said !== null && Object.keys(said).length > 0;
  return isSomething ? withoutEmptyName(said) : text.trim().slice(0, MAX_REFUSED_LENGTH);
}

/** An empty name is as good as none, as it is in the address of a GET: clients with one field for it send it so. */
function withoutEmptyName(said: object): object {
  if (!('operationName' in said) || said.operationName !== '') return said;
  const { operationName: _, ...others } = said;
  return others;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Yoga reports it to the client that sent it.
    return undefined;
  }
}
