import { z } from 'zod';
import type { Issues } from '#catalog/issue/issues.ts';
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

/** Jargon and its meaning. */
export const synonymsFile = z.record(term, z.array(term).min(1).max(8));

/** Stop words, and things that are not sold. */
export const searchWordsFile = z.strictObject({
  fillers: z.array(term),
  notSold: z.array(z.strictObject({ says: text, words: z.array(term).min(1) })),
});

const values = z.array(text).min(1);
const filter = z
  .strictObject({
    key,
    name: text,
    any: values.optional(),
    tags: values.optional(),
    startsWithinMinutes: z.int().positive().optional(),
  })
  .refine((def) => def.any ?? def.tags ?? def.startsWithinMinutes, 'must say what it finds');

const filterGroup = z.strictObject({ key, name: text, options: values.optional(), filters: z.array(filter).min(1) });

export const filtersFile = z.array(filterGroup);

export type Synonyms = z.infer<typeof synonymsFile>;
export type SearchWords = z.infer<typeof searchWordsFile>;
/**
 * A filter matches products that offer one of `any` in one of the group's options, have one of `tags`, or start within
 * a time.
 */
export type FilterGroupDef = z.infer<typeof filterGroup>;
export type FilterDef = z.infer<typeof filter>;

/** Notes duplicates. */
export function checkFinding({ synonyms, filters }: { synonyms: Synonyms; filters: FilterGroupDef[] }, issues: Issues) {
  for (const [term, meanings] of Object.entries(synonyms)) {
    if (meanings.includes(term)) issues.add('synonyms.yaml', [term], 'stands for itself');
    if (new Set(meanings).size < meanings.length) issues.add('synonyms.yaml', [term], 'has a meaning twice');
  }
  const keys = filters.map((group) => group.key);
  if (new Set(keys).size < keys.length) issues.add('filters.yaml', [], 'a group is listed twice');
  for (const [at, group] of filters.entries()) {
    const own = group.filters.map((filter) => filter.key);
    if (new Set(own).size < own.length) issues.add('filters.yaml', [at], 'a filter is listed twice');
    if (!group.options && group.filters.some(({ any }) => any)) {
      issues.add('filters.yaml', [at], 'has `any` but no `options` to look in');
    }
  }
}
