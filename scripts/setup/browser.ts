import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/local/bin/chromium'];

/** Path of a Chromium for the browser tests: the machine's, Playwright's, or one installed now. */
export function findOrInstallBrowser(): string {
  const present = findBrowser();
  if (present !== null) return present;
  console.log('waystone: installing a browser for the tests');
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      stdio: 'inherit',
    });
  } else {
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findBrowser();
  if (installed === null) throw new Error('no browser: install Chromium, or set CHROMIUM_PATH to one');
  return installed;
}

function findBrowser(): string | null {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH: there is no file at ${wanted}`);
    return wanted;
  }
  return [...KNOWN, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}
