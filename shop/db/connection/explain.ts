import { StartError } from '#shop/config/start-error.ts';
import { isUnavailable } from './unavailable.ts';

type Reason = (url: { user: string; name: string; host: string }) => string;

const REASONS: Record<string, Reason> = {
  '28P01': ({ user, host }) => `${host} refuses the password of user "${user}"; correct the password`,
  '28000': ({ user, host }) => `${host} rejects connections of user "${user}"; create the user, or name another`,
  '3D000': ({ name, host }) =>
    `there is no database "${name}" at ${host}; create it (createdb ${name}), or name another`,
  '42501': ({ user, name }) =>
    `user "${user}" may not create tables in "${name}"; grant it the rights, or name another`,
  '58P01': ({ host }) => `the server at ${host} lacks the extension pg_trgm; install postgresql-contrib there`,
  '0A000': ({ host }) => `the server at ${host} lacks the extension pg_trgm; install postgresql-contrib there`,
};

const MESSAGES: [RegExp, Reason][] = [
  [/password must be a string/, ({ host, user }) => `${host} asks for a password of user "${user}"; add it`],
  [/does not support SSL/, ({ host }) => `${host} does not support TLS; remove sslmode, or set it to disable`],
  [
    /self.signed|unable to (get|verify)|certificate/i,
    ({ host }) => `the certificate of ${host} is not trusted; name its authority with sslrootcert=/path/to/ca.pem`,
  ],
];

/** Why the database will reject every start until somebody changes something; undefined if it may soon be available. */
export function explainDatabase(error: unknown, databaseUrl: string): StartError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  const reason = REASONS[code] ?? MESSAGES.find(([pattern]) => pattern.test(message))?.[1];
  return reason && new StartError(`DATABASE_URL: ${reason(partsOf(databaseUrl))}`, { cause: error });
}

/** The log message for an unavailable database; undefined for a failure of another kind. */
export function awayText(error: unknown, databaseUrl: string): string | undefined {
  if (!isUnavailable(error)) return undefined;
  const { host } = partsOf(databaseUrl);
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return `DATABASE_URL: the database at ${host} does not answer (${code}); start it, or correct the address. Waiting for it`;
}

/** Never the password. */
function partsOf(databaseUrl: string): { user: string; name: string; host: string } {
  const url = URL.parse(databaseUrl);
  const user = decodeURIComponent(url?.username ?? '') || (process.env['USER'] ?? '');
  const name = decodeURIComponent(url?.pathname.slice(1) ?? '') || user;
  return { user, name, host: url?.host || url?.searchParams.get('host') || 'localhost' };
}
