import { z } from 'zod';
import { expandOption, type SharedParts } from '#catalog/expand/expand-option.ts';
import { PERMANENT, type ProductDef, type ProductEntry, sectionFile } from '#catalog/format.ts';
import { checkLimits } from './limits.ts';
import { formIssues } from './message.ts';
import type { SheetRow } from '#shop/import/file/sheet.ts';
import type { Item } from '#shop/stock/stock.ts';

const place = z.strictObject({
  game: z.string(),
  enabled: z.boolean('must be yes or no').default(true),
});
const entry = sectionFile.shape.products.element;

/** @param path inside the product. */
export type Tell = (path: readonly PropertyKey[], message: string) => void;
/** The shared options and sentences of a game; undefined when there is no such game. */
export type SharedPartsOf = (game: string) => SharedParts | undefined;

/** The product after this row: undefined when the row has errors, which are reported. */
export function candidateOf(
  { fields, unnamed }: SheetRow,
  current: Item | undefined,
  catalogueOf: SharedPartsOf,
  tell: Tell,
): Item | undefined {
  let isValid = true;
  const note: Tell = (path, message) => {
    isValid = false;
    tell(path, message);
  };
  const keeps = unnamed === 'keep';
  // Sheets need not name a season: most shops' goods have none.
  const given = { season: PERMANENT, ...written(keeps ? { ...current, ...fields } : fields) };
  const { game, enabled, ...product }: Record<string, unknown> = given;
  const placed = parsed(place, written({ game, enabled }), note);
  // The options of an existing product are expanded already, so the schema of the file does not fit them.
  const def = parsed(entry, keeps ? { ...product, options: [] } : product, note);
  checkLimits(product, note);
  const catalogue = placed && catalogueOf(placed.game);
  if (placed && !catalogue) note(['game'], `there is no game ${placed.game}`);
  if (!placed || !catalogue || !def) return undefined;
  const options = keeps ? (current?.options ?? []) : expanded(def.options, catalogue, note);
  return isValid ? { ...def, options, ...placed } : undefined;
}

function parsed<Form extends z.ZodType>(form: Form, data: object, note: Tell): z.output<Form> | undefined {
  const read = form.safeParse(data);
  if (read.success) return read.data;
  for (const { path, message } of formIssues(read.error, data)) note(path, message);
  return undefined;
}

function expanded(entries: ProductEntry['options'], catalogue: SharedParts, note: Tell): ProductDef['options'] {
  return entries.flatMap(
    (option, at) => expandOption(option, catalogue, (path, message) => note(['options', at, ...path], message)) ?? [],
  );
}

function written(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
