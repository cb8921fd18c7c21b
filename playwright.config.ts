import { defineConfig } from '@playwright/test'
import { findFreePort } from './scripts/launcher/ports.mjs'
import { installedChromium } from './scripts/testing/chromium.mjs'

// Chosen here, because every worker reads this file again and must get the same port as the server.
process.env.E2E_PORT ??= String(await findFreePort())
/** Where the same websites are served with lean pages turned off. */
process.env.E2E_WHOLE_PORT ??= String(await findFreePort())

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e-setup.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only on a retry has a bug, or the page has.
  retries: 0,
  // These limits stop hanging tests; they are not performance requirements.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    screenshot: 'only-on-failure',
    // Playwright records a trace of every test and deletes it if the test passes. CI records none, and traces have no screenshots.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: installedChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
})
