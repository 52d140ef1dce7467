import { getNullableType, type GraphQLSchema, isEnumType, isInterfaceType } from 'graphql';
import type { UserError } from './failures.ts';

const ANY_OTHER: UserError['code'] = 'REFUSED';

/**
 * Limits each error type to the codes of its own enum: any other code of a shop becomes `REFUSED`, with the shop's
 * message. Changes the schema. Throws if an error type has no enum with `REFUSED`.
 */
export function closeErrorCodes(schema: GraphQLSchema): GraphQLSchema {
  const contract = schema.getType('UserError');
  if (!isInterfaceType(contract)) throw new Error('The schema has no interface UserError');
  for (const type of schema.getPossibleTypes(contract)) {
    const field = type.getFields()['code'];
    const codes = getNullableType(field?.type);
    if (!field || !isEnumType(codes) || !codes.getValue(ANY_OTHER)) {
      throw new Error(`${type.name}.code must have an enum type with the value ${ANY_OTHER}`);
    }
    field.resolve = ({ code }: UserError) => (codes.getValue(code) ? code : ANY_OTHER);
  }
  return schema;
}
