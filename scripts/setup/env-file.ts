import { existsSync, readFileSync } from 'node:fs';
import { isUtf8 } from 'node:buffer';

const BYTE_ORDER_MARK = '\uFEFF';
/** Values in quotes may go over several lines. */
const QUOTED = /(=[ \t]*)(["'`])((?:(?!\2)[\s\S])*)\2/g;

/**
 * Reports on stderr which parts of `.env` Node would ignore, and exits if that is all of it: the shop would start
 * without its database and take no money.
 */
export function checkEnvFile(file = '.env'): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const unreadable = unreadableBecause(bytes);
  if (unreadable !== undefined) {
    console.error(`waystone: ${file} ${unreadable}`);
    process.exit(1);
  }
  for (const { line, message } of unreadLines(bytes.toString('utf8')))
    console.error(`waystone: ${file}, line ${line}: ${message}`);
}

/** Why Node would ignore the whole file, or its first line. */
export function unreadableBecause(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes) || bytes.includes(0))
    return 'is not in UTF-8, and nothing of it would be read: save it in that encoding';
  if (!bytes.toString('utf8').startsWith(BYTE_ORDER_MARK)) return undefined;
  return 'begins with a byte order mark, and its first line would not be read: save it as UTF-8 without one';
}

/**
 * Lines that Node ignores, in whole or in part. They are counted from 1; their content is not reported, as it may be
 * secret.
 */
export function unreadLines(text: string): { line: number; message: string }[] {
  const plain = text.replaceAll(
    QUOTED,
    (_, start: string, __, value: string) => start + value.replaceAll(/[^\n]/g, ''),
  );
  return plain.split('\n').flatMap((written, at) => {
    const line = at + 1;
    if (/^\s*(#|$)/.test(written)) return [];
    if (!/^\s*(export\s+)?[A-Za-z_][\w.-]*\s*=/.test(written))
      return [{ line, message: 'is not NAME=value, and is ignored' }];
    if (/[^\s=]#/.test(written)) return [{ line, message: 'the text after # is ignored; put the value in quotes' }];
    return [];
  });
}
