import { levelSteps } from './expand-levels.ts';
import { realmValues } from './expand-realms.ts';
import { narrowed, priced } from './narrow-values.ts';
import type { OptionDef, OptionEntry, OptionValueDef, SharedOptions } from '#catalog/form/option-form.ts';
import type { ReportOption } from './report-option.ts';

/** The options and sentences that the products of a game share, both by key. */
export type SharedParts = { options: SharedOptions; risks: Record<string, string> };

/**
 * Expands the shorthand of an option. References that the game does not have are reported; undefined when the shared
 * option does not exist.
 */
export function expandOption(entry: OptionEntry, shared: SharedParts, report: ReportOption): OptionDef | undefined {
  const written = merged(entry, shared.options);
  if (!written) {
    report(['use'], `the game's options.yaml has no option ${'use' in entry ? entry.use : ''}`);
    return undefined;
  }
  const { realms, levels, values, required = false, ...plain } = written;
  if ([realms, levels, values].filter(Boolean).length > 1) report([], 'takes one of values, realms and levels');
  if (realms && plain.type !== 'realm') report(['realms'], 'only an option of type realm has realms');
  if (levels && plain.type !== 'range') report(['levels'], 'only an option of type range has levels');
  const all = levels ? levelSteps(levels) : realms ? realmValues(realms) : (values ?? []);
  const own = 'use' in entry ? priced(narrowed(all, plain.type, entry, report), entry, report) : all;
  return { ...plain, required, values: own.map((value, at) => withRisk(value, at, shared.risks, report)) };
}

function merged(entry: OptionEntry, shared: SharedOptions) {
  if (!('use' in entry)) return entry;
  const { use, only: _, prices: __, ...own } = entry;
  const original = shared[use];
  if (!original) return undefined;
  const { values, realms, levels, ...rest } = original;
  const replaced = own.values ?? own.realms ?? own.levels;
  const choices = replaced ? {} : { values, realms, levels };
  return { key: use, ...rest, ...choices, ...own };
}

function withRisk(
  value: OptionValueDef,
  at: number,
  risks: SharedParts['risks'],
  report: ReportOption,
): OptionValueDef {
  const { risk, ...rest } = value;
  if (risk === undefined) return rest;
  const sentence = risks[risk];
  if (sentence === undefined) report(['values', at, 'risk'], `the game's risks have no ${risk}`);
  return { ...rest, ...(sentence !== undefined && { risk: sentence }) };
}
