import { Lexer, Source, TokenKind } from 'graphql';
import { limitError } from './limit-error.ts';

const MAX_TOKENS = 2_000;
/** Brackets of every kind. The parser recurses for each, and would exhaust the stack before the tokens end. */
const MAX_BRACKETS = 40;

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Reads the text once, without recursion. Throws GraphQLError, also for a text without tokens. */
export function checkSource(text: string): void {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  let depth = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    tokens += 1;
    if (tokens > MAX_TOKENS)
      throw limitError('TOO_MANY_TOKENS', 'The document has too many tokens', MAX_TOKENS, tokens);
    if (CLOSING.has(kind)) depth -= 1;
    if (!OPENING.has(kind)) continue;
    depth += 1;
    if (depth > MAX_BRACKETS) {
      throw limitError('QUERY_TOO_DEEP', 'Brackets are nested too deeply', MAX_BRACKETS, depth);
    }
  }
}
