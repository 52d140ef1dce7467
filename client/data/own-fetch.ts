const REFUSED = 403;

/**
 * `fetch` for our own API: repeats the readable cookie `XSRF-TOKEN` as a header, which no page of another site can do.
 * A request with a rejected token had no effect and the response sets a new token, so it is sent again.
 */
export async function ownFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = readToken();
  const answer = await send(input, init, token);
  const renewed = readToken();
  return answer.status === REFUSED && renewed !== token ? send(input, init, renewed) : answer;
}

let left = new AbortController();

/** Cancels requests before the document is reloaded: a response may set cookies. */
export function cancelRequests(): void {
  left.abort();
  left = new AbortController();
}

function send(input: RequestInfo | URL, init: RequestInit, token: string | undefined): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('X-XSRF-TOKEN', token);
  const signal = init.signal ? AbortSignal.any([init.signal, left.signal]) : left.signal;
  return fetch(input, { ...init, headers, signal });
}

function readToken(): string | undefined {
  return /(?:^|; )XSRF-TOKEN=([\w.-]+)/.exec(document.cookie)?.[1];
}
