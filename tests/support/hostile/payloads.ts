/** Each calls `hit()` when a text is used as markup, script, URL or template; `at` names the place. */
const PAYLOADS: readonly string[] = [
  '<script>hit()</script>',
  '</script><script>hit()</script>',
  '<!--<script>hit()//',
  '"><img src=x onerror=hit()>',
  "'><img src=x onerror=hit()>",
  '</title><svg/onload=hit()>',
  '</textarea><img src=x onerror=hit()>',
  '</style><img src=x onerror=hit()>',
  '</noscript><img src=x onerror=hit()>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<a href=javascript:hit() id=bait>x</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()>',
  '<details open ontoggle=hit()>',
  '<input autofocus onfocus=hit()>',
  '" autofocus onfocus="hit()',
  "'-hit()-'",
  '"-hit()-"',
  '\\";hit();//',
  '${hit()}',
  '{{constructor.constructor("hit()")()}}',
  ']]><script>hit()</script>',
  '&lt;img src=x onerror=hit()&gt;',
  '&#60;img src=x onerror=hit()&#62;',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  'javascript:hit()',
];

/** Every one in turn. */
export function payloads(): () => string {
  let at = 0;
  return () => PAYLOADS[at++ % PAYLOADS.length] ?? '';
}

/** Fields of the catalogue that are shown as they are. */
const READ = new Set([
  'name',
  'title',
  'intro',
  'description',
  'metaTitle',
  'metaDescription',
  'q',
  'a',
  'hint',
  'label',
]);

/** Appends a payload to every text that is shown; the rest is unchanged, so that the catalogue stays valid. */
export function poisoned<Value>(value: Value, next = payloads(), isRead = false): Value {
  if (typeof value === 'string') return (isRead ? `${value} ${next()}` : value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => poisoned(entry, next, isRead)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, of]) => [key, poisoned(of as unknown, next, READ.has(key))]),
  ) as Value;
}
