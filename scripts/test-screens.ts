// npm run test:screens: every state of every page at every stop (widths, colour schemes, axe, focus, longer texts), the
// second language of tests that do the same in both, what pages cost on a slow phone, how soon they say that they load,
// the ways of orders and payments that `npm test` leaves out or goes for one site alone, and twenty orders by keyboard from the
// review to the hand-over, of which `npm test` brings three. Run before a larger change is called done; `npm test` draws each
// page once and tells when this passed last.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { screensPassed } from './screens-passed.ts'
import { browserTests, type Count, close, startTestPostgres, step } from './test-run.ts'

const postgres = await startTestPostgres()
const files = [
  'screens.spec.ts',
  'error-pages.spec.ts',
  'forms.spec.ts',
  'checks-see.spec.ts',
  'checkout-count.spec.ts',
  'dialogs.spec.ts',
  'motion.spec.ts',
  'offline.spec.ts',
  'passkeys.spec.ts',
  'purchase-by-reader.spec.ts',
  'without-script.spec.ts',
  'delivery.spec.ts',
  'order-troubles.spec.ts',
  'orders-live.spec.ts',
  'returns.spec.ts',
  'orders-by-keyboard.spec.ts',
  'payment-methods.spec.ts',
  'purchase-by-keyboard.spec.ts',
  'saved-cards.spec.ts',
  'whole-way.spec.ts',
  'slow-and-failed.spec.ts',
]
// Times are measured with nothing else at work.
const measured = ['web-budgets.spec.ts', '--workers=1']
const counts: Count[] = []
try {
  for (const [name, args] of [
    ['screens at every stop', files],
    ['what pages cost', measured],
  ] as const)
    counts.push(await step(name, () => browserTests(postgres.url, args, { SCREENS: 'every-stop' })))
} finally {
  await postgres.stop()
}
if (counts.every(({ failed, passed }) => failed === 0 && passed > 0)) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  mkdirSync(dirname(screensPassed.file), { recursive: true })
  writeFileSync(screensPassed.file, JSON.stringify({ commit, at: new Date().toISOString() }))
}
close(counts)
