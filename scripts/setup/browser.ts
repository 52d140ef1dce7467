import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium's headless shell: it renders like the full browser, and starts and paints faster. */
const SHELL = { path: '/usr/bin/chromium-headless-shell', debianPackage: 'chromium-headless-shell' };
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/local/bin/chromium',
  chromium.executablePath(),
];

/** Path of a browser for what is measured or photographed: the machine's, Playwright's, or one installed now. */
export function findOrInstallBrowser(): string {
  return findOrInstall(WHOLE, 'chromium');
}

/** What `tests/e2e/playwright.config.ts` reads: the browser that costs least, and the one that has notifications. */
export function findOrInstallTestBrowsers(): Record<'CHROMIUM_PATH' | 'WHOLE_CHROMIUM_PATH', string> {
  const whole = findOrInstall(WHOLE, 'chromium');
  if (find([SHELL.path]) === undefined && canInstallOnDebian()) installOnDebian(SHELL.debianPackage);
  return { CHROMIUM_PATH: find([SHELL.path]) ?? whole, WHOLE_CHROMIUM_PATH: whole };
}

function findOrInstall(paths: string[], debianPackage: string): string {
  const present = find(paths);
  if (present !== undefined) return present;
  console.log('waystone: installing a browser for the tests');
  if (canInstallOnDebian()) installOnDebian(debianPackage);
  else {
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = find(paths);
  if (installed === undefined) throw new Error('no browser: install Chromium, or set CHROMIUM_PATH to one');
  return installed;
}

function canInstallOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installOnDebian(name: string): void {
  const install = ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'];
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', install, { stdio: 'inherit' });
}

function find(paths: string[]): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted === undefined || wanted === '') return paths.find((path) => existsSync(path));
  if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH: there is no file at ${wanted}`);
  return wanted;
}
