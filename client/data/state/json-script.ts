/** JSON for a `<script type="application/json">`: no `<` can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
