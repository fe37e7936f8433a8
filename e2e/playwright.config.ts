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
  timeout: 120_000,
  retries: 0,
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
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
  },
})
