import type { z } from 'zod';
import type { Answer, Call, Endpoint } from '#shop/http/call.ts';
import type { EndpointSchema } from './endpoint-schema.ts';
import { readCall } from './schema.ts';

/** The output of a schema; for an optional body, its output for `{}`. */
type Read<Schema> =
  Schema extends z.ZodOptional<infer Inner extends z.ZodObject>
    ? z.output<Inner>
    : Schema extends z.ZodObject
      ? z.output<Schema>
      : Record<never, never>;

/** A call with path, query and body as the endpoint's schema has read them, and nothing else. */
export type CheckedCall<Schema extends EndpointSchema> = Omit<Call, 'params' | 'query' | 'body'> & {
  params: Read<Schema['params']>;
  query: Read<Schema['query']>;
  body: Read<Schema['body']>;
  /** The raw body, for the fingerprint of an idempotency key. */
  sent: unknown;
};

type Given<Schema extends EndpointSchema> = Omit<Endpoint, 'schema' | 'read'> & {
  schema: Schema;
  handle: (call: CheckedCall<Schema>) => Promise<Answer>;
};

/** An endpoint whose handler gets the output of its schema, typed by it. */
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
