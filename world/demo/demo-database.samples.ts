import { type TestDatabase, testDatabase } from '#platform/database/test-database.ts'
import { sampleParts } from '#world/samples/app.samples.ts'
import { fillDemo } from './demo.ts'

/** A test database of this file's own with the whole demo in it. */
export function demoDatabase(): Promise<TestDatabase> {
  return testDatabase({ name: 'demo', fill: async (db) => void (await fillDemo(sampleParts(db))) })
}
