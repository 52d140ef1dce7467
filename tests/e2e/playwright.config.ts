import { defineConfig, devices } from '@playwright/test';

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
];

/** Chromium's shell has no notifications. */
const NOTIFICATIONS = 'order-push.e2e.ts';

const launchedFrom = (executablePath: string | undefined) => ({
  ...(executablePath !== undefined && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET,
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
    launchOptions: launchedFrom(process.env['CHROMIUM_PATH']),
    // Recording every step costs a third of the time; `npm run e2e -- --trace on` does when a failure is looked into.
    trace: 'off',
    // Motion is looked at by tests of its own; drawn without a graphics card it takes half of the time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'shell', testIgnore: NOTIFICATIONS },
    {
      name: 'whole browser',
      testMatch: NOTIFICATIONS,
      use: { launchOptions: launchedFrom(process.env['WHOLE_CHROMIUM_PATH'] ?? process.env['CHROMIUM_PATH']) },
    },
  ],
});
