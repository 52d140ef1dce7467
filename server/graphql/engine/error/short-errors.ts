import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const MAX_MESSAGE_LENGTH = 300;

/** GraphQL's words before an invalid value, such as a whole input because a field of it is missing. */
const QUOTED = /(?:, found| Found|(?<=cannot represent [^:"]*value)): .*$/s;

/**
 * GraphQL quotes an invalid value once for each mistake in it. An input may contain a password, and programs log the
 * errors they get: the error names the field, and not its value.
 */
export const shortErrors: Plugin = {
  onResultProcess({ result, setResult }) {
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
    setResult({ ...result, errors: result.errors.map(shortened) });
  },
};

function shortened(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, originalError, extensions } = error;
  const message = shortMessage(error.message);
  if (message === error.message) return error;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}

function shortMessage(message: string): string {
  const told = message.replace(QUOTED, '.').replace(/([.?])\.$/, '$1');
  return told.length <= MAX_MESSAGE_LENGTH ? told : `${told.slice(0, MAX_MESSAGE_LENGTH).toWellFormed()}…`;
}
