import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFonts } from '../../scripts/fonts.ts';

test('the typefaces that pages show are those that the script cuts', async () => {
  for (const [file, bytes] of await cutFonts()) {
    const kept = readFileSync(new URL(`../../client/styles/fonts/${file}`, import.meta.url));
    expect(bytes.equals(kept), `${file}: run npm run fonts`).toBe(true);
  }
});
