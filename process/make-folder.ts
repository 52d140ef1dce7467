import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder that only its owner can look into, unless `mode` says otherwise, and what is above it. The system's own way to
 * make both, `recursive`, tries forever where the kernel takes no folder, as in `/proc`.
 */
export function makeFolder(path: string, mode = 0o700): void {
  if (isFolder(path)) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (cause) {
    // Another process may have been quicker.
    if (!isFolder(path)) throw cause;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
