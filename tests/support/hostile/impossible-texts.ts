/** What no field of any kind may hold. */
export const IMPOSSIBLE_TEXTS: Record<string, string> = {
  'a zero byte': 'ab\u0000cd',
  'an escape character': 'ab\u001b[31m',
  'a control character of the second row': 'ab\u0085cd',
  'half a surrogate pair': 'ab\ud83d',
  'the other half': '\ude00ab',
  'an override of direction': 'ab\u202ecd',
  'an isolate of direction': 'ab\u2066cd',
};

/** What no name of a thing may be. */
export const IMPOSSIBLE_IDS: Record<string, string> = {
  'a dot segment': '.',
  'two dots': '..',
  'the name of a prototype': '__proto__',
  'the name of a constructor': 'constructor',
  'the name of a method': 'toString',
  'a line end': '12\r\n34',
  'a picture': '🙂',
};
