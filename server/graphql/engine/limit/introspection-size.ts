import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';

/** The number of entries of an introspection field: `sized` has those of the lists directly below. */
type Size = { size: number; sized: ReadonlyMap<string, number> };

/** Half of all types are a list or non-null; half of the types these wrap are so again. */
const WRAPPED = 0.5;
const NOTHING_SIZED: ReadonlyMap<string, number> = new Map();

const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, Size>>();

/**
 * The fields below `types` are priced by the average type; below a single type by the largest one, so that going from
 * type to type costs more than any tool needs.
 */
export function introspectionSize(schema: GraphQLSchema, field: string): Size {
  const sizes = known.get(schema) ?? sizesOf(schema);
  known.set(schema, sizes);
  return sizes.get(field) ?? { size: 1, sized: NOTHING_SIZED };
}

function sizesOf(schema: GraphQLSchema): ReadonlyMap<string, Size> {
  const types = Object.values(schema.getTypeMap());
  const counts: [list: string, counts: number[]][] = [
    ['fields', types.map((type) => (isObjectType(type) ? Object.keys(type.getFields()).length : 0))],
    ['inputFields', types.map((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0))],
    ['enumValues', types.map((type) => (isEnumType(type) ? type.getValues().length : 0))],
  ];
  const average = counts.map(([list, all]) => [list, all.reduce((sum, one) => sum + one, 0) / types.length] as const);
  return new Map<string, Size>([
    ['types', { size: types.length, sized: new Map(average) }],
    ['directives', { size: schema.getDirectives().length, sized: NOTHING_SIZED }],
    ['ofType', { size: WRAPPED, sized: NOTHING_SIZED }],
    ...counts.map(([list, all]): [string, Size] => [list, { size: Math.max(...all), sized: NOTHING_SIZED }]),
  ]);
}
