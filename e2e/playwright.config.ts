import { defineConfig } from '@playwright/test'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // A machine with other work may take minutes: how long something is waited for says nothing of how fast it has to be.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: false,
  reporter: [['list'], ['json'], ['./print-budgets.ts']],
  globalSetup: './start-shop.ts',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags },
    trace: 'off',
    // Pages are looked at as the shop sends them; `offline.spec.ts` lets the worker in.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
  },
})
