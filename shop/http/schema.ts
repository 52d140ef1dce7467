import { z } from 'zod';
import { type Call, HttpError, type ErrorDetail } from './call.ts';
import type { EndpointSchema } from './endpoint-schema.ts';

const refusals = z.registry<{ code: string; field?: string }>();

/** The `code` an error is refused with, `invalid_field` otherwise, and another name for its field. */
export function refusedAs<Field extends z.ZodType>(code: string, schema: Field, field?: string): Field {
  refusals.add(schema, { code, ...(field && { field }) });
  return schema;
}

/** @throws HttpError with every error of the path, else of the query, else of the body. */
export function checkCall(schema: EndpointSchema, { params, query, body }: Call): void {
  check(schema.params, params);
  check(schema.query, Object.fromEntries([...query].reverse()));
  if (schema.body instanceof z.ZodOptional) check(schema.body.unwrap(), body ?? {});
  else check(schema.body, body ?? {});
}

function check(schema: z.ZodObject | undefined, value: unknown): void {
  const { error } = schema?.safeParse(value) ?? {};
  if (!error) return;
  // A field is told of once, however much is wrong with it.
  const byField = Map.groupBy(error.issues, (issue) => String(issue.path[0] ?? ''));
  const details = [...byField].flatMap(([name, [issue]]): ErrorDetail[] => {
    const { code, field = name } = refusalOf(schema?.shape[name] as z.ZodType | undefined);
    return issue ? [{ code, ...(field && { field }), message: issue.message }] : [];
  });
  throw new HttpError(400, details);
}

function refusalOf(schema: z.ZodType | undefined): { code: string; field?: string } {
  if (schema instanceof z.ZodOptional) return refusalOf(schema.unwrap() as z.ZodType);
  return (schema && refusals.get(schema)) ?? { code: 'invalid_field' };
}
