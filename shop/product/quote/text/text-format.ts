const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const MAILBOX = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;
const EMAIL_LENGTH = 96;

/** The error for `text`, in the words of the form; undefined if it is valid. */
export function formatIssue(format: '' | 'battletag' | 'email', text: string): string | undefined {
  if (format === 'battletag' && !isBattleTag(text)) return 'Format is SomeNickname88#12345';
  if (format === 'email' && !isEmail(text)) return 'Enter correct email';
  return undefined;
}

/** Addresses that the contract accepts: longer ones than the forms allow, since programs may send `.museum`. */
export function isContractEmail(text: string): boolean {
  return isEmail(text, 6);
}

/** @param longestTld letters of the top-level domain; the forms of the storefront allow 5. */
export function isEmail(text: string, longestTld = 5): boolean {
  if (text.length > EMAIL_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const mailbox = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    MAILBOX.test(mailbox) &&
    !/^\.|\.\.|\.$/.test(mailbox) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    isTopLevelDomain(labels.at(-1) ?? '', longestTld)
  );
}

/** Control characters and halves of surrogate pairs; `multiline` allows line ends and tabs. */
export function hasInvalidCharacters(text: string, multiline = false): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(multiline ? text.replace(/[\n\r\t]/g, '') : text);
}

/** Spaces, controls, joiners, fillers and lone marks: a text with nothing else counts as empty. */
export function isInvisible(text: string): boolean {
  return /^[\p{Z}\p{Cc}\p{Cf}\p{M}\p{DI}\u2800]*$/u.test(text);
}

function isTopLevelDomain(label: string, longest: number): boolean {
  return label.length <= longest && /^[a-z]{2,}$/i.test(label);
}

function isBattleTag(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}_]{2,12}#\d+$/u.test(text);
}
