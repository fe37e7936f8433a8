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

// `prices.spec.ts` publishes other prices, and who checks out meanwhile is rightly asked again. It runs last, beside what buys nothing.
const late =
  /(dialogs|error-pages|head|prices|queue-keys|queue-scroll|reading|session|staff-door|unsent-forms)\.spec\.ts$/

export default defineConfig({
  projects: [
    { name: 'shop', testIgnore: late },
    { name: 'late', testMatch: late },
  ],
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
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell', args: flags },
    trace: 'off',
    // Pages are looked at as the shop sends them; `offline.spec.ts` lets the worker in.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
  },
})
