import { z } from 'zod';
import type { SeasonDef } from '#catalog/format.ts';

const dayOrNone = z.union([z.iso.date(), z.literal('')]);

export const season = z
  .object({
    key: z.string().min(1),
    name: z.string().min(1),
    starts: dayOrNone.meta({ description: 'First day, UTC; empty if it is the current season, whichever that is' }),
    ends: dayOrNone.meta({ description: 'Last day, UTC; empty if not announced' }),
    every: z.string().meta({ description: 'Interval between seasons, such as `two months`; may be empty' }),
  })
  .meta({ id: 'Season', description: 'The season, patch or expansion that a product belongs to' });

/** @param stored null for a permanent product. */
export function seasonWire(stored: SeasonDef | null): z.infer<typeof season> | null {
  if (!stored) return null;
  const { key, name, starts, ends, every = '' } = stored;
  return { key, name, starts: dayOf(starts), ends: dayOf(ends), every };
}

/** Data files may name the hour as well. */
function dayOf(moment: string | undefined): string {
  return moment === undefined ? '' : new Date(moment).toISOString().slice(0, 10);
}

/** Whether a season with a known first day has begun. */
export function hasBegun(stored: SeasonDef | null, now: Date): boolean {
  return stored?.starts === undefined || new Date(stored.starts) <= now;
}
