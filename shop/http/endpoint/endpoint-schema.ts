import type { z } from 'zod';

/**
 * What a call takes and answers, for the document at `/api/openapi.json`. Path, query and body
 * are also checked by it before the endpoint sees the call; an error's message is the contract's,
 * so each field that can be wrong carries its own.
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
  /** Of the answer's `data`. */
  data: z.ZodType;
  /** The answer carries the size of the whole list as `total`. */
  total?: boolean;
  /** Takes the client's own credentials instead of a token. */
  client?: boolean;
  /** The answer may be a page instead, to a caller that did not ask for JSON. */
  html?: boolean;
  /** Statuses of errors beside those that every call may answer. */
  errors?: number[];
};
