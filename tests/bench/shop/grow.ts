import type { Catalog } from '#catalog/format.ts';
import { prepareDatabase } from '#shop/release/prepare.ts';
import type { Engine } from './engine.ts';
import { fill, findTemplate, type Template } from './fill.ts';

/** The catalogue, with copies of one product until there are `to`; `from` of them are there already. */
export async function grow(engine: Engine, catalog: Catalog, from: number, to: number): Promise<Template> {
  const { db, close } = await engine.open();
  try {
    await prepareDatabase(db, catalog, new Date());
    const template = await findTemplate(db);
    await fill(db, template, from, to);
    return template;
  } finally {
    await close();
  }
}
