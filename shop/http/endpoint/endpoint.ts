import type { z } from 'zod';
import type { Answer, Call, Endpoint } from '#shop/http/call.ts';
import type { EndpointSchema } from './endpoint-schema.ts';
import { readCall } from './schema.ts';

/** What a schema makes of what was sent; of a body that may be left out, what it makes of `{}`. */
type Read<Schema> =
  Schema extends z.ZodOptional<infer Inner extends z.ZodObject>
    ? z.output<Inner>
    : Schema extends z.ZodObject
      ? z.output<Schema>
      : Record<never, never>;

/** A call whose path, query and body are what the endpoint's schema has made of them, and nothing else. */
export type CheckedCall<Schema extends EndpointSchema> = Omit<Call, 'params' | 'query' | 'body'> & {
  params: Read<Schema['params']>;
  query: Read<Schema['query']>;
  body: Read<Schema['body']>;
  /** The body as it came, for what an idempotency key stands for. */
  sent: unknown;
};

type Given<Schema extends EndpointSchema> = Omit<Endpoint, 'schema' | 'read'> & {
  schema: Schema;
  handle: (call: CheckedCall<Schema>) => Promise<Answer>;
};

/** An endpoint whose handler sees what its schema lets through, typed by it. */
export function endpoint<Schema extends EndpointSchema>({ handle, ...described }: Given<Schema>): Endpoint {
  return {
    ...described,
    read(call) {
      const { params, query, body, ...others } = call;
      const checked = { ...others, ...readCall(described.schema, { params, query, body }), sent: body };
      return () => handle(checked as CheckedCall<Schema>);
    },
  };
}
