import type { TypedDocumentString } from './generated/graphql.ts';

type Answer<Data> = { data?: Data | null; errors?: { message: string; extensions: { code: string } }[] };

/** The schema's roots are null only with an error (`@semanticNonNull`), and errors are thrown here. */
type Whole<Data> = { [Root in keyof Data]: NonNullable<Data[Root]> };

/** Operations of a client without cookies: its session is in a token, which an order changes. */
export function openClient(shop: string) {
  let token: string | undefined;

  async function send(operation: { toString(): string }, variables: unknown, accept: string): Promise<Response> {
    const response = await fetch(`${shop}/graphql`, {
      method: 'POST',
      headers: {
        Accept: accept,
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query: operation.toString(), variables }),
    });
    token = response.headers.get('Session-Token') ?? token;
    return response;
  }

  return {
    /** From now on everything is asked in this session. */
    use(session: string): void {
      token = session;
    },

    /** Throws what makes an answer unusable; what a person can mend is in the `errors` of its fields. */
    async ask<Data, Variables>(
      operation: TypedDocumentString<Data, Variables>,
      variables: Variables,
    ): Promise<Whole<Data>> {
      const response = await send(operation, variables, 'application/json');
      return dataOf((await response.json()) as Answer<Whole<Data>>);
    },

    /** One answer for each event of a subscription. */
    async *follow<Data, Variables>(
      operation: TypedDocumentString<Data, Variables>,
      variables: Variables,
    ): AsyncGenerator<Data> {
      const { body } = await send(operation, variables, 'text/event-stream');
      for await (const data of eventsIn(body)) yield dataOf(JSON.parse(data) as Answer<Data>);
    },
  };
}

/** The data of each server-sent event. */
async function* eventsIn(body: Response['body']): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1];
      if (data) yield data;
    }
  }
}

function dataOf<Data>({ data, errors }: Answer<Data>): Data {
  if (errors?.length)
    throw new Error(errors.map(({ extensions, message }) => `${extensions.code}: ${message}`).join('; '));
  if (!data) throw new Error('The answer has no data');
  return data;
}
