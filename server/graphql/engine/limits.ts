import { EnvelopArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule, type ASTVisitor, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const MOST_MUTATIONS = 4;

/** For documents that callers write themselves; stored operations were checked at start. */
export function documentLimits({ introspection }: { introspection: boolean }): Plugin[] {
  const armor = new EnvelopArmor({
    maxDepth: { n: 12, exposeLimits: false, ignoreIntrospection: true },
    maxAliases: { n: 15, exposeLimits: false },
    maxDirectives: { n: 20, exposeLimits: false },
    maxTokens: { n: 2_000, exposeLimits: false },
    costLimit: { maxCost: 10_000, exposeLimits: false, ignoreIntrospection: true },
    blockFieldSuggestion: { enabled: !introspection },
  });
  const rules: Plugin = {
    onValidate({ addValidationRule }) {
      addValidationRule(oneOperation);
      addValidationRule(fewMutations);
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
  return [...(armor.protect().plugins as Plugin[]), rules];
}

function oneOperation(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operations.length > 1) context.reportError(new GraphQLError('Send one operation at a time.'));
    },
  };
}

/** Counts fields of the mutation type wherever they stand, so that fragments hide none. */
function fewMutations(context: ValidationContext): ASTVisitor {
  let mutations = 0;
  return {
    Field() {
      if (context.getParentType() !== context.getSchema().getMutationType()) return;
      mutations += 1;
      if (mutations === MOST_MUTATIONS + 1) context.reportError(new GraphQLError('Too many mutations at once.'));
    },
  };
}
