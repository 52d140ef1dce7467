import { GraphQLError } from 'graphql';

/** An invalid argument that no caller who has read the schema would send. */
export function inputError(argument: string, rule: string): GraphQLError {
  return new GraphQLError(`Argument "${argument}" ${rule}.`, { extensions: { code: 'BAD_USER_INPUT', argument } });
}
