type FormItem = { sendid: string; value: string };

/** Enough of a line to put it back; options hold what is shown of them. */
export type RemovedLine = { path: string; name: string; quantity: number; options: FormItem[] };

const OPTION = 'shown-';

/** Hidden fields of a form, as `readRemovedLine` takes them. */
export function removedLineFields(line: RemovedLine): [name: string, value: string][] {
  return [
    ['path', line.path],
    ['name', line.name],
    ['quantity', String(line.quantity)],
    ...line.options.map(({ sendid, value }): [string, string] => [OPTION + sendid, value]),
  ];
}

export function readRemovedLine(form: FormData): RemovedLine {
  const text = (name: string) => String(form.get(name) ?? '');
  const options = [...form].flatMap(([name, value]) =>
    name.startsWith(OPTION) && typeof value === 'string' ? [{ sendid: name.slice(OPTION.length), value }] : [],
  );
  return { path: text('path'), name: text('name'), quantity: Number(text('quantity')) || 1, options };
}

type Option = { sendid: string; values: readonly { value: string; name: string }[] };

/** A line shows a value's name; the cart takes its id. Texts and dates are what they are. */
export function restoredItems(shown: readonly FormItem[], options: readonly Option[]): FormItem[] {
  return shown.flatMap(({ sendid, value }) => {
    const option = options.find((candidate) => candidate.sendid === sendid);
    if (!option) return [];
    if (option.values.length === 0) return [{ sendid, value }];
    const chosen = option.values.find((candidate) => candidate.name === value);
    return chosen ? [{ sendid, value: chosen.value }] : [];
  });
}
