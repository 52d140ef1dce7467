import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ShopConfig } from '#shop/config/config.ts';
import { mailFile, mailFolder } from './files.ts';
import type { Email } from './email/email.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

type Envelope = Email & { id: number; from: string; to: string; messageId: string; date: Date };

export type Transport = { send(envelope: Envelope): Promise<void>; close(): void };

/** SMTP if `smtpUrl` is set; otherwise each mail becomes a file in `dataDir/mail`. */
export function openTransport({ smtpUrl, dataDir }: Pick<ShopConfig, 'smtpUrl' | 'dataDir'>): Transport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(dataDir);
}

/** Loaded with the first mail, since a start sends none. */
function onFirstUse<Made>(make: (createTransport: Nodemailer['createTransport']) => Made) {
  let made: Promise<Made> | undefined;
  return {
    get: () => (made ??= import('nodemailer').then(({ createTransport }) => make(createTransport))),
    close: (end: (one: Made) => void) => void made?.then(end, () => undefined),
  };
}

type Nodemailer = typeof import('nodemailer');

function smtpTransport(url: string): Transport {
  const smtp = onFirstUse((createTransport) =>
    createTransport({
      url,
      pool: true,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
    }),
  );
  return {
    send: async (envelope) => void (await (await smtp.get()).sendMail(fieldsOf(envelope))),
    close: () => smtp.close((one) => one.close()),
  };
}

function fileTransport(dataDir: string): Transport {
  const composer = onFirstUse((createTransport) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    async send(envelope) {
      const { message } = await (await composer.get()).sendMail(fieldsOf(envelope));
      // Named by its row and renamed into place: a second delivery replaces the first one.
      const path = mailFile(dataDir, envelope.id);
      await writeIn(mailFolder(dataDir), `${path}.part`, message);
      await rename(`${path}.part`, path);
    },
    close: () => composer.close((one) => one.close()),
  };
}

/** The folder is created with the first file, and again if somebody has deleted it. */
async function writeIn(folder: string, path: string, content: Buffer | Readable): Promise<void> {
  const write = () => writeFile(path, content, { mode: 0o600 });
  await write().catch(async (cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write();
  });
}

function fieldsOf({ from, to, subject, text, html, messageId, date, endUrl, replyTo }: Envelope) {
  return {
    from,
    // As an object it cannot be read as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId,
    date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(endUrl && { 'List-Unsubscribe': `<${endUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
