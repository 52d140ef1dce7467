import type { z } from 'zod';

/**
 * The request and response of an endpoint, for the document at `/api/openapi.json`. Path, query and body
 * are also validated by it before the handler runs; error messages are the contract's,
 * so each field that can be wrong has its own.
 */
export type EndpointSchema = {
  /** Unique name of the operation, such as `listCategories`. */
  id: string;
  /** One line of what the call does. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** Of a JSON object; an optional one may be left out. */
  body?: z.ZodObject | z.ZodOptional<z.ZodObject>;
  /** The response's `data`. */
  data: z.ZodType;
  /** The response has the size of the whole list as `total`. */
  total?: boolean;
  /** Takes the client's own credentials instead of a token. */
  client?: boolean;
  /** The response may be a page instead, for a caller that did not ask for JSON. */
  html?: boolean;
  /** Statuses of errors, beside those of every endpoint. */
  errors?: number[];
};
