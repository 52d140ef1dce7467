import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apis } from '#shop/app.ts';
import { describe } from '#shop/openapi/document.ts';

type Operation = { responses: Record<string, { content?: Record<string, unknown> }> };

const DOCUMENT = 'shop';

const document = describe(apis);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, DOCUMENT);

// Literal segments before parameters, in the order of the router.
const templates = Object.keys(document.paths ?? {})
  .map((path) => ({ path, matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, greedy(path))}$`) }))
  .sort((a, b) => a.path.replaceAll(/\{\w+\}/g, '~').localeCompare(b.path.replaceAll(/\{\w+\}/g, '~'), 'en'));

const validators = new Map<string, ValidateFunction>();

/**
 * Validates a response against the shop's OpenAPI document: its status must be listed for the call, and its body must
 * match the schema. Additional fields are allowed.
 *
 * @param path with the API's prefix, as it was sent.
 * @throws Error with everything that is not as described.
 */
export function judge(method: string, path: string, answer: { status: number; type: string; text: string }): void {
  const { status, type, text } = answer;
  const found = operationOf(method, path);
  if (status === 304 || method === 'HEAD' || (method === 'OPTIONS' && status === 200)) return;
  if (type.startsWith('text/html') && found?.operation.responses[status]?.content?.['text/html']) return;
  const pointer = found
    ? `#/paths/${escape(found.path)}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`
    : '#/components/schemas/Refusal';
  if (found && !found.operation.responses[status])
    throw new Error(`${method} ${path} may not answer ${status}: ${text}`);
  if (!found && status !== 404 && status !== 405)
    throw new Error(`${method} ${path} is no call, but answers ${status}`);
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: DOCUMENT + pointer });
  validators.set(pointer, validate);
  if (validate(JSON.parse(text))) return;
  const issues = (validate.errors ?? []).slice(0, 10).map((issue) => {
    return `${issue.instancePath} ${issue.message ?? ''} ${JSON.stringify(issue.params)}`;
  });
  throw new Error(`${method} ${path} (${status}) is not as described:\n${issues.join('\n')}\n${text.slice(0, 2000)}`);
}

function operationOf(method: string, sent: string): { path: string; operation: Operation } | undefined {
  const path = sent.replace(/\?.*$/, '').replace(/\/$/, '');
  const known = templates.find(({ path: template, matches }) => {
    return matches.test(path) && method.toLowerCase() in (document.paths?.[template] ?? {});
  });
  const operation = known && Reflect.get(document.paths?.[known.path] ?? {}, method.toLowerCase());
  return known && { path: known.path, operation: operation as Operation };
}

// The path of a category has slashes of its own.
function greedy(path: string): string {
  return /^\/api\/rest\/(categories\/slug|products\/category_slug)\//.test(path) ? '.+' : '[^/]+';
}

function escape(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}
