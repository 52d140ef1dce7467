const MAX_EMAIL_LENGTH = 96;

// Letters of any script, as mail has had them since RFC 6531; a top-level domain has 2 to 5 Latin ones.
const EMAIL =
  /^(?!\.|[^@]*\.[.@])[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[A-Za-z]{2,5}$/u;

/** The rule of the fields of our pages and of the API alike. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}
