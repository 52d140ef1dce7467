import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { oneOf, type Random } from './random.ts';

/** Deeper than the limit, so that some documents meet it. */
const DEEPEST = 14;
const MAX_FIELDS = 4;
const TEXTS = [
  'wow-carry',
  'wow-carry/raids',
  'heroic-raid',
  'coaching',
  'wow-gold',
  'raid',
  '500k gold and a heroic raid tonight',
  '1',
  '92',
  '',
  '..',
  '\\u0000',
  'ё🙂',
  '2026-12-01T00:00:00Z',
  'x'.repeat(200),
] as const;
const NUMBERS = [1, 2, 5, 24, 100, 101, 0, -1, 2_147_483_647] as const;

/**
 * A document of the schema, with arguments that are often no good. It follows fields wherever they lead,
 * round the schema's cycles too, so that one small document may ask for millions of values.
 */
export function randomDocument(schema: GraphQLSchema, random: Random): string {
  const mutation = schema.getMutationType();
  const isMutation = mutation && random(10) === 0;
  const root = isMutation ? mutation : schema.getQueryType();
  if (!root) throw new Error('The schema has no root');
  const fragments: string[] = [];
  const depth = 2 + random(DEEPEST - 1);
  const operation = `${isMutation ? 'mutation' : 'query'} ${selectionOf(root, depth)}`;
  return [operation, ...fragments].join(' ');

  function selectionOf(type: GraphQLObjectType, left: number): string {
    const fields = Object.values(type.getFields());
    const objects = fields.filter((field) => isObjectType(getNamedType(field.type)));
    // Rather on and on than many leaves.
    const pool = left > 0 && objects.length > 0 && random(3) > 0 ? objects : fields;
    const chosen = Array.from({ length: 1 + random(MAX_FIELDS) }, () => pool[random(pool.length)]);
    const parts = chosen.flatMap((field) => (field ? [fieldOf(field, left)] : []));
    const inner = ['__typename', ...parts].join(' ');
    if (random(8) > 0) return `{ ${inner} }`;
    const name = `f${fragments.length}`;
    fragments.push(`fragment ${name} on ${type.name} { ${inner} }`);
    return `{ ...${name} }`;
  }

  function fieldOf(field: GraphQLField<unknown, unknown>, left: number): string {
    const type = getNamedType(field.type);
    const alias = random(10) === 0 ? `a${random(1_000)}: ` : '';
    const directive = random(15) === 0 ? ' @include(if: true)' : '';
    const head = `${alias}${field.name}${argumentsOf(field.args)}${directive}`;
    if (!isObjectType(type)) return head;
    return `${head} ${left > 0 ? selectionOf(type, left - 1) : '{ __typename }'}`;
  }

  function argumentsOf(args: readonly GraphQLArgument[]): string {
    const given = args.filter((argument) => isRequiredArgument(argument) || random(3) === 0);
    if (given.length === 0) return '';
    return `(${given.map(({ name, type }) => `${name}: ${valueOf(type)}`).join(', ')})`;
  }

  function valueOf(given: GraphQLInputType): string {
    const type = getNullableType(given);
    if (type === given && random(12) === 0) return 'null';
    if (isListType(type)) return `[${Array.from({ length: random(4) }, () => valueOf(type.ofType)).join(', ')}]`;
    if (isEnumType(type)) return type.getValues()[random(type.getValues().length)]?.name ?? 'null';
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter((field) => isRequiredInputField(field) || random(3) === 0);
      return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(', ')} }`;
    }
    if (type.name === 'Boolean') return random(2) === 0 ? 'true' : 'false';
    if (type.name === 'Int' || type.name === 'Float') return String(oneOf(random, NUMBERS));
    return `"${oneOf(random, TEXTS)}"`;
  }
}

/** The same bytes with a few of them changed, left out or repeated. */
export function spoilt(body: string, random: Random): string {
  const characters = [...body];
  for (let count = 1 + random(3); count > 0; count -= 1) {
    const at = random(characters.length);
    const other = characters[random(characters.length)] ?? '{';
    characters.splice(at, random(3), ...(random(2) === 0 ? [other] : [other, other]));
  }
  return characters.join('');
}
