import { defineConfig, devices } from '@playwright/test';
import type { PerTest } from './fixtures.ts';

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
];

/**
 * Decoding and painting pictures takes a quarter of the time of a page. The switch replaces Playwright's own, which says
 * that there is a mouse.
 */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const NO_PICTURES = `--blink-settings=imagesEnabled=false,${MOUSE}`;

/** Tests of what pictures could change: the layout, accessibility, and whether an injected image is loaded. */
const WITH_PICTURES = ['gallery', 'injection', 'layout', 'routes'].map((name) => `${name}.e2e.ts`);

/** Chromium's shell has no notifications. */
const NOTIFICATIONS = 'order-push.e2e.ts';

const launchedFrom = (executablePath: string | undefined, ...args: string[]) => ({
  ...(executablePath !== undefined && { executablePath }),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...QUIET, ...args],
});

export default defineConfig<PerTest>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: launchedFrom(process.env['CHROMIUM_PATH']),
    // Recording every step costs a third of the time; `npm run e2e -- --trace on` does when a failure is looked into.
    trace: 'off',
    // Motion is looked at by tests of its own; drawn without a graphics card it takes half of the time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'with pictures', testMatch: WITH_PICTURES },
    {
      name: 'without pictures',
      testIgnore: [...WITH_PICTURES, NOTIFICATIONS],
      use: { pictures: false, launchOptions: launchedFrom(process.env['CHROMIUM_PATH'], NO_PICTURES) },
    },
    {
      name: 'whole browser',
      testMatch: NOTIFICATIONS,
      use: { launchOptions: launchedFrom(process.env['WHOLE_CHROMIUM_PATH'] ?? process.env['CHROMIUM_PATH']) },
    },
  ],
});
