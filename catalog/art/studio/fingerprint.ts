import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENCODER } from '#catalog/art/paint.ts';
import type { Picture } from '#catalog/art/pictures.ts';

/** Files that do not affect how pictures look. */
const STUDIO = /^studio[/\\]/;

/** Lays texts over finished pictures. */
const CARDS = /^share[/\\]/;

const ART_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** A hash of everything a picture depends on: its scene, the source of the generator, and the encoder. */
export function createFingerprint(): (picture: Picture) => string {
  const generator = createHash('sha256').update(ENCODER);
  for (const file of generatorFiles()) generator.update(file).update(readFileSync(join(ART_FOLDER, file)));
  const drawnBy = generator.digest('hex');
  return ({ scene, sizes }) => {
    const made = JSON.stringify({ drawnBy, scene, sizes });
    return createHash('sha256').update(made).digest('hex').slice(0, 32);
  };
}

function generatorFiles(): string[] {
  return readdirSync(ART_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !STUDIO.test(file) && !CARDS.test(file))
    .sort();
}
