import { z } from 'zod';
import { invalidBody } from './body.ts';
import { type Call, HttpError, type ErrorDetail } from '#shop/http/call.ts';
import type { EndpointSchema } from './endpoint-schema.ts';

const errorCodes = z.registry<{ code: string; field?: string }>();

/** Errors of the field get this `code` instead of `invalid_field`, and may name another field. */
export function withErrorCode<Field extends z.ZodType>(code: string, schema: Field, field?: string): Field {
  errorCodes.add(schema, { code, ...(field && { field }) });
  return schema;
}

/** The error of a check that zod does not have, with its code. */
export function issue(code: 'required' | 'out_of_range' | 'not_found', error: string) {
  return { error, params: { code } };
}

type Sent = Pick<Call, 'params' | 'query' | 'body'>;

/** The schema's output for a call. @throws HttpError with all errors of the path, else the query, else the body. */
export function readCall(schema: EndpointSchema, { params, query, body }: Sent) {
  const path = schema.params ? read(schema.params, params) : {};
  const search = schema.query ? read(schema.query, fieldsOf(query)) : {};
  if (schema.body instanceof z.ZodOptional)
    return { params: path, query: search, body: read(schema.body.unwrap(), body ?? {}) };
  if (schema.body && Object.keys(body ?? {}).length === 0) throw invalidBody(onlyField(schema.body));
  return { params: path, query: search, body: schema.body ? read(schema.body, body ?? {}) : {} };
}

/** The missing field of an empty body, if there is only one candidate. */
function onlyField({ shape }: z.ZodObject): string | undefined {
  const [name, ...others] = Object.keys(shape);
  return others.length === 0 ? name : undefined;
}

/**
 * `option[5]=1&option[5]=2` becomes `{ option: { 5: ['1', '2'] } }`. Nothing that is sent twice or in another form is left
 * out: a field that takes one value must refuse a list, and an option that no product has is an error of the caller.
 */
function fieldsOf(query: URLSearchParams): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const name of new Set(query.keys())) {
    const [, of, key = name] = /^(\w+)\[(?:(.*?)\](?:\[\])?$)?/s.exec(name) ?? [];
    const values = query.getAll(name);
    const value = values.length === 1 ? values[0] : values;
    const others = of === undefined ? undefined : (fields.get(of) ?? {});
    if (of === undefined) fields.set(name, value);
    else if (typeof others === 'object' && !Array.isArray(others)) fields.set(of, { ...others, [key]: value });
  }
  return Object.fromEntries(fields);
}

/** A schema's output for a query. @throws HttpError */
export function readFields<Schema extends z.ZodObject>(schema: Schema, query: URLSearchParams): z.output<Schema> {
  return read(schema, fieldsOf(query));
}

function read<Schema extends z.ZodObject>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value, { reportInput: true, error: plainWords });
  if (!error) return data;
  // A field is reported once, however many errors it has.
  const byField = Map.groupBy(error.issues, (issue) => String(issue.path[0] ?? ''));
  const details = [...byField].flatMap(([name, [issue]]): ErrorDetail[] => {
    const { code = isMissing(issue) ? 'required' : 'invalid_field', field = name } = errorOf(schema.shape[name]);
    return issue ? [{ code: ownCodeOf(issue) ?? code, ...(field && { field }), message: issue.message }] : [];
  });
  throw new HttpError(400, details);
}

/** Where the schema has no words of its own: the library's are for programmers, and tell the schema. */
function plainWords({ path = [] }: z.core.$ZodRawIssue): string {
  return `Invalid ${String(path[0] ?? 'request')}`;
}

/** The code of a custom check's error: `{ params: { code: 'too_many' } }`. */
function ownCodeOf(issue: z.core.$ZodIssue): string | undefined {
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Missing, or empty where a value is required. */
function isMissing(issue: z.core.$ZodIssue | undefined): boolean {
  if (issue?.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1;
  return issue?.code === 'invalid_type' && issue.path.length === 1 && issue.input === undefined;
}

function errorOf(schema: z.core.$ZodType | undefined): { code?: string; field?: string } {
  const own = schema && errorCodes.get(schema);
  return own ?? (schema instanceof z.ZodOptional ? errorOf(schema.unwrap()) : {});
}
