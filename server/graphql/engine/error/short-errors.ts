import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const MAX_MESSAGE_LENGTH = 300;

/** GraphQL quotes a value that does not fit as a whole, once for each mistake in it: its beginning tells enough. */
export const shortErrors: Plugin = {
  onResultProcess({ result, setResult }) {
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
    setResult({ ...result, errors: result.errors.map(shortened) });
  },
};

function shortened(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, originalError, extensions } = error;
  if (message.length <= MAX_MESSAGE_LENGTH) return error;
  const beginning = `${message.slice(0, MAX_MESSAGE_LENGTH).toWellFormed()}…`;
  return new GraphQLError(beginning, { nodes, source, positions, path, originalError, extensions });
}
