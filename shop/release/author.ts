import { userInfo } from 'node:os';

const MAX_AUTHOR_LENGTH = 80;

/** The publisher: as given, else PUBLISH_AUTHOR, else the user of this machine. */
export function authorOf(given: string | undefined, env: NodeJS.ProcessEnv): string {
  const name = (given ?? env['PUBLISH_AUTHOR'] ?? '').trim() || userName();
  return name.replaceAll(/\p{Cc}/gu, ' ').slice(0, MAX_AUTHOR_LENGTH);
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
