// npm test: check, unit, database and API tests on one shared PostgreSQL, then the browser tests; ends with the counts.
import { screensPassed } from './screens-passed.ts'
import { browserTests, close, run, startTestPostgres, step } from './test-run.ts'
import { unitTests } from './unit-tests.ts'

const checked = await step('check', async () => {
  const code = await run(process.execPath, ['scripts/check.ts'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
})
const postgres = await startTestPostgres()
const counts = [checked]
try {
  counts.push(await step('unit, database and API tests', () => unitTests(postgres.url)))
  counts.push(await step('browser tests', () => browserTests(postgres.url)))
} finally {
  await postgres.stop()
}
console.log(`\n${screensPassed.say()}`)
close(counts)
