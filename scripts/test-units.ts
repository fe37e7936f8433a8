// npm run test:units: the unit, database and API tests alone.
import { close, startTestPostgres, step } from './test-run.ts'
import { unitTests } from './unit-tests.ts'

const postgres = await startTestPostgres()
try {
  close([await step('unit, database and API tests', () => unitTests(postgres.url))])
} finally {
  await postgres.stop()
}
