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
  400: 'The request is invalid or was rejected',
  401: 'The token is missing, unknown or expired',
  404: 'Not found',
  409: 'The same request is in progress, or the cart has changed',
  410: 'The order link has expired; `POST order/lookup` mails a new one',
  413: 'The request body exceeds 64 KiB',
  422: 'The idempotency key was already used for a different request',
  429: 'Too many requests; `Retry-After` is the number of seconds to wait',
  500: 'Internal error',
  503: 'The shop is temporarily unavailable',
};
const OF_EVERY_CALL = [400, 413, 500, 503];

const detail = z.object({
  code: z.string(),
  field: z.string().optional(),
  message: z.string(),
  game: z.string().optional().meta({ description: 'Game that the field belongs to, by its `seo_url`' }),
  line: z.string().optional().meta({ description: 'Cart line that the field belongs to, by its `key`' }),
  reason: z.enum(COUPON_REASONS).optional().meta({
    description: 'Why the coupon was rejected; only for field `coupon`',
  }),
  hint: z.string().optional().meta({ description: 'Human-readable cause and fix, if `message` cannot include them' }),
});

const httpError = z
  .object({
    success: z.literal(0),
    error: z.array(z.string().min(1)).min(1).meta({ description: 'Human-readable messages, first error first' }),
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
        description: 'Catalogue, cart and orders. Clients must ignore unknown fields.',
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
        description: 'Success',
        ...(cache && { headers: z.object({ ETag: z.string(), 'Cache-Control': z.string() }) }),
        content: {
          'application/json': { schema: envelopeOf(schema) },
          ...(schema.html && { 'text/html': { schema: z.string() } }),
        },
      },
      ...(cache && { 304: { description: 'Not modified: the cached response is still valid' } }),
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
    error: z.array(z.string()).meta({ description: 'Warning messages' }),
    data,
    message: z.array(z.string()).optional(),
    ...(total && { total: z.int().nonnegative().meta({ description: 'Total number of entries across all pages' }) }),
  });
}

function headersOf({ headers }: EndpointSchema) {
  return z.object({
    'X-Oc-Currency': z.enum(CURRENCIES).optional().meta({ description: 'Currency of all amounts; default: EUR' }),
    'X-Oc-Merchant-Language': z.string().optional().meta({ description: 'Language code; unknown codes are ignored' }),
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
