import { defineConfig, devices } from '@playwright/test';

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
];

/** Decoding pictures takes a quarter of Chromium's time; style sheets give all of them their size. */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';
const PICTURES = ['gallery.e2e.ts', 'injection.e2e.ts'];
/** Chromium's shell has no notifications. */
const NOTIFICATIONS = 'order-push.e2e.ts';

const launchedFrom = (executablePath: string | undefined, ...args: string[]) => ({
  ...(executablePath !== undefined && { executablePath }),
  args: [...QUIET, ...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

export default defineConfig({
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
    // Recording every step costs a third of the time; `npm run e2e -- --trace on` does when a failure is looked into.
    trace: 'off',
    // Motion is looked at by tests of its own; drawn without a graphics card it takes half of the time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'shell',
      testIgnore: [...PICTURES, NOTIFICATIONS],
      use: { launchOptions: launchedFrom(process.env['CHROMIUM_PATH'], WITHOUT_PICTURES) },
    },
    {
      name: 'shell with pictures',
      testMatch: PICTURES,
      use: { launchOptions: launchedFrom(process.env['CHROMIUM_PATH']) },
    },
    {
      name: 'whole browser',
      testMatch: NOTIFICATIONS,
      use: { launchOptions: launchedFrom(process.env['WHOLE_CHROMIUM_PATH'] ?? process.env['CHROMIUM_PATH']) },
    },
  ],
});
