import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const file = join(rootDirectory, '.data', 'screens-passed.json')

/** When `npm run test:screens` last passed in this checkout, and at which commit. */
export const screensPassed = {
  file,
  say(): string {
    if (!existsSync(file)) return 'Screens at every stop (npm run test:screens): not run in this checkout'
    const { commit, at } = JSON.parse(readFileSync(file, 'utf8')) as { commit: string; at: string }
    return `Screens at every stop (npm run test:screens): last passed ${at} at ${commit}`
  },
}
