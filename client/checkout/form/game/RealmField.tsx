import { useState } from 'react';
import { LoadError } from '#client/data/load.ts';
import { queryBrowser } from '#client/data/query-browser.ts';
import { SuggestField } from '#client/form/suggest/SuggestField.tsx';
import type { Suggestion } from '#client/form/suggest/SuggestList.tsx';
import { GameRealmsDocument } from '#client/generated/graphql.ts';

type Props = {
  name: string;
  label: string;
  required: boolean;
  defaultValue: string | undefined;
  error: string | undefined;
  hint: string | undefined;
  placeholder: string;
  /** Whose options list the realms. */
  product: string;
};

const REGIONS: Record<string, string> = { eu: 'Europe', us: 'Americas' };

/** The realms are loaded when the field is about to be filled in; any other text is accepted as typed. */
export function RealmField({ product, ...field }: Props) {
  const [realms, setRealms] = useState<Suggestion[]>();
  const load = () => {
    if (!realms) void readRealms(product).then(setRealms);
  };
  return <SuggestField {...field} options={realms} takesAny onWanted={load} />;
}

/** Undefined if they cannot be loaded: they only help, and are requested again. */
async function readRealms(path: string): Promise<Suggestion[] | undefined> {
  try {
    const { product } = await queryBrowser(GameRealmsDocument, { path });
    const lists = product?.options.find(({ realms }) => realms.length > 0)?.realms ?? [];
    return lists
      .flatMap(({ region, names }) => names.map((label) => ({ label, note: REGIONS[region] ?? region.toUpperCase() })))
      .sort((a, b) => a.label.localeCompare(b.label));
  } catch (error) {
    if (error instanceof LoadError) return undefined;
    throw error;
  }
}
