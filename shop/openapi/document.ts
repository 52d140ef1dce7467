import { COUPON_REASONS } from '#shop/coupon/rules.ts';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint } from '#shop/http/call.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { CURRENCIES } from '#shop/money/currency.ts';

/** Endpoints below one prefix, such as `/api/rest`. */
export type Api = { prefix: string; endpoints: Endpoint[] };

export type OpenApiDocument = ReturnType<typeof createDocument>;

const ERROR_DESCRIPTIONS: Record<number, string> = {
  400: 'The request is wrong, or what it asks for is rejected',
  401: 'The token is missing, unknown or expired',
  404: 'There is no such thing',
  409: 'The same request is under way, or the cart is another by now',
  410: 'The link of the order has expired; `POST order/lookup` mails a new one',
  413: 'The body is over 64 KiB',
  422: 'The key stood for another request',
  429: 'Too many tries; `Retry-After` tells the seconds to wait',
  500: 'The shop failed',
  503: 'The shop is not available just now',
};
const OF_EVERY_CALL = [400, 413, 500, 503];

const detail = z.object({
  code: z.string(),
  field: z.string().optional(),
  message: z.string(),
  game: z.string().optional().meta({ description: 'Of a field of one game: its address' }),
  line: z.string().optional().meta({ description: 'Of a field of one line of the cart: its key' }),
  reason: z.enum(COUPON_REASONS).optional().meta({ description: 'Of `coupon`: why' }),
  hint: z
    .string()
    .optional()
    .meta({ description: 'The cause and the remedy, for people, where `message` is bound to say less' }),
});

const httpError = z
  .object({
    success: z.literal(0),
    error: z.array(z.string().min(1)).min(1).meta({ description: 'For people, the first error first' }),
    data: z.array(z.never()).max(0),
    error_details: z.array(detail).min(1),
    request_id: z.string().min(1),
  })
  .meta({ id: 'Refusal' });

/** The shop's OpenAPI 3.1 document, generated from the schemas of its endpoints. */
export function describe(apis: Api[]): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const { prefix, endpoints } of apis) {
    for (const endpoint of endpoints) {
      for (const path of pathsOf(endpoint.path)) {
        const operation = operationOf(endpoint, path);
        const method = endpoint.method.toLowerCase();
        paths[prefix + path] = { ...paths[prefix + path], [method]: operation };
      }
    }
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Waystone shop',
        version: '1.0.0',
        description: 'Catalogue, cart and orders. Callers ignore fields they do not know.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          client: { type: 'http', scheme: 'basic' },
        },
      },
      paths,
    },
    {
      // A response may get more fields, and the bounds of JavaScript's integers carry no information.
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      },
    },
  );
}

/** `/categories/slug/*slug` → `/categories/slug/{slug}`; an optional part makes two paths. */
export function pathsOf(path: string): string[] {
  const forms = path.includes('{') ? [path.replace(/\{.*\}/, ''), path.replace(/[{}]/g, '')] : [path];
  return forms.map((form) => form.replaceAll(/[:*](\w+)/g, '{$1}'));
}

function operationOf({ auth, cache, limit, schema }: Endpoint, path: string): ZodOpenApiOperationObject {
  const { id, summary, params, query, body } = schema;
  const json = body && { 'application/json': { schema: body instanceof z.ZodOptional ? body.unwrap() : body } };
  const isShorter = params !== undefined && !path.includes('{');
  return {
    operationId: isShorter ? `${id}Plainly` : id,
    summary,
    security: securityOf(auth, schema),
    requestParams: {
      ...(params && !isShorter && { path: params.required() }),
      ...(query && { query }),
      header: headersOf(schema),
    },
    ...(json && { requestBody: { required: !(body instanceof z.ZodOptional), content: json } }),
    responses: {
      200: {
        description: 'Done',
        ...(cache && { headers: z.object({ ETag: z.string(), 'Cache-Control': z.string() }) }),
        content: {
          'application/json': { schema: envelopeOf(schema) },
          ...(schema.html && { 'text/html': { schema: z.string() } }),
        },
      },
      ...(cache && { 304: { description: 'The caller holds the same already' } }),
      ...errorsOf(auth, [...(schema.errors ?? []), ...(limit ? [429] : [])]),
    },
  };
}

function securityOf(auth: Endpoint['auth'], { client }: EndpointSchema) {
  if (auth === 'session') return [{ token: [] }];
  return client ? [{ client: [] }] : [];
}

function envelopeOf({ data, total }: EndpointSchema) {
  return z.object({
    success: z.literal(1),
    error: z.array(z.string()).meta({ description: 'Warnings' }),
    data,
    message: z.array(z.string()).optional(),
    ...(total && { total: z.int().nonnegative().meta({ description: 'Size of the whole list' }) }),
  });
}

function headersOf({ headers }: EndpointSchema) {
  return z.object({
    'X-Oc-Currency': z.enum(CURRENCIES).optional().meta({ description: 'Of all amounts; EUR unless given' }),
    'X-Oc-Merchant-Language': z.string().optional().meta({ description: 'An unknown one is ignored' }),
    ...headers?.shape,
  });
}

function errorsOf(auth: Endpoint['auth'], own: number[]) {
  const statuses = new Set([...OF_EVERY_CALL, ...(auth === 'session' ? [401] : []), ...own]);
  const content = { 'application/json': { schema: httpError } };
  return Object.fromEntries(
    [...statuses].map((status) => [String(status), { description: ERROR_DESCRIPTIONS[status] ?? 'Refused', content }]),
  );
}
