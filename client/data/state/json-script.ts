import { packColumns, unpackColumns } from './columns.ts';

/** JSON for a `<script type="application/json">`: no `<` can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The same for data of the page, which `readData` reads. */
export function scriptData(value: unknown): string {
  return scriptJson(packColumns(value));
}

/** @param text of a `scriptData`. */
export function readData<Value>(text: string): Value {
  return JSON.parse(text, unpackColumns) as Value;
}
