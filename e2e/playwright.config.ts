import { defineConfig } from '@playwright/test'
import { isEveryStop, longer } from './languages.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// `prices.spec.ts` publishes other prices, so that checkouts at the same time are rightly asked again. It runs last,
// together with specs that buy nothing.
const late =
  /(dialogs|error-pages|head|prices|queue-keys|queue-scroll|reading|session|staff-door|unsent-forms)\.spec\.ts$/

export default defineConfig({
  ...(!isEveryStop && { grepInvert: new RegExp(longer) }),
  projects: [
    { name: 'shop', testIgnore: late },
    { name: 'late', testMatch: late },
  ],
  testDir: '.',
  outputDir: '../test-results',
  // A busy machine may take minutes: a timeout is no requirement of speed.
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
    // Pages are tested as the shop sends them; only `offline.spec.ts` allows the service worker.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
  },
})
