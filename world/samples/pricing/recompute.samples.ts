import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const answer = z.looseObject({ costDetails: z.record(z.string(), z.number()) })
const file = z.looseObject({
  about: z.looseObject({ beside: z.record(z.string(), z.string()).default({}) }),
  expected: answer,
})

/** The result of `npm run quote` for a downloaded file, beside the totals in the file. */
export function recompute(text: string) {
  const command = join(rootDirectory, 'src/pricing/quote/quote-command.ts')
  const priced = execFileSync(process.execPath, [command], { input: text, encoding: 'utf8' })
  return { file: file.parse(JSON.parse(text)), priced: answer.parse(JSON.parse(priced)) }
}
