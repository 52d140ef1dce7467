import { z } from 'zod';
import type { Faults } from '#catalog/load/faults.ts';
import { text } from './field.ts';

const term = z
  .string()
  .max(40)
  .refine(
    (value) => value === value.toLowerCase().trim().replaceAll(/\s+/g, ' '),
    'must be lower case, with single spaces',
  )
  .refine((value) => value.split(' ').length <= 4, 'must have at most four words');
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by -');

/** Jargon and what it stands for. */
export const synonymsFile = z.record(term, z.array(term).min(1).max(6));

const filterGroup = z.strictObject({
  key,
  name: text,
  option: text.optional(),
  filters: z.array(z.strictObject({ key, name: text, any: z.array(text).min(1) })).min(1),
});

export const filtersFile = z.array(filterGroup);

export type Synonyms = z.infer<typeof synonymsFile>;
/** A filter finds products with any of its values: those of the option, else the tags. */
export type FilterGroupDef = z.infer<typeof filterGroup>;

/** Notes what stands twice. */
export function checkFinding({ synonyms, filters }: { synonyms: Synonyms; filters: FilterGroupDef[] }, faults: Faults) {
  for (const [term, meanings] of Object.entries(synonyms)) {
    if (meanings.includes(term)) faults.add('synonyms.yaml', [term], 'stands for itself');
    if (new Set(meanings).size < meanings.length) faults.add('synonyms.yaml', [term], 'has a meaning twice');
  }
  const keys = filters.map((group) => group.key);
  if (new Set(keys).size < keys.length) faults.add('filters.yaml', [], 'a group stands twice');
  for (const [at, group] of filters.entries()) {
    const own = group.filters.map((filter) => filter.key);
    if (new Set(own).size < own.length) faults.add('filters.yaml', [at], 'a filter stands twice');
  }
}
