import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Of 255: less is how an edge is smoothed. */
const MAX_CHANNEL_DELTA = 24;
/** Fewer are two short labels that the browser draws a pixel lower. A share would let more pass the longer a page is. */
const MAX_CHANGED_PIXELS = 400;

/** `changed`: pictures that are not as they were, each with what is different. `added`: those that the baseline had not. */
export async function compareShots(folder: string, baseline: string): Promise<{ changed: string[]; added: string[] }> {
  mkdirSync(baseline, { recursive: true });
  const changed: string[] = [];
  const added: string[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const [now, before] = [join(folder, name), join(baseline, name)];
    if (existsSync(before)) {
      const change = await changeOf(now, before);
      if (change) changed.push(`${name} ${change}`);
    } else {
      copyFileSync(now, before);
      added.push(name);
    }
  }
  return { changed, added };
}

async function changeOf(now: string, before: string): Promise<string | undefined> {
  const [a, b] = await Promise.all([pixelsOf(now), pixelsOf(before)]);
  if (a.width !== b.width || a.height !== b.height) {
    return `is ${a.width} x ${a.height}, was ${b.width} x ${b.height}`;
  }
  const changed = changedPixels(a.data, b.data);
  return changed > MAX_CHANGED_PIXELS ? `differs in ${changed} pixels` : undefined;
}

async function pixelsOf(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Of two pictures of one size, three bytes a pixel. */
function changedPixels(a: Uint8Array, b: Uint8Array): number {
  let changed = 0;
  for (let at = 0; at < a.length; at += 3) {
    const isChanged = [0, 1, 2].some((i) => Math.abs((a[at + i] ?? 0) - (b[at + i] ?? 0)) > MAX_CHANNEL_DELTA);
    if (isChanged) changed += 1;
  }
  return changed;
}
