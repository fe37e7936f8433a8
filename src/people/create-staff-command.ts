// npm run staff:create -- --email NAME@HOST --roles admin,reviewer [--name NAME] [--places code,code]
// The password is read from standard input, so that it stands in no history and no process list.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openDatabase, write } from '#platform/database.ts'
import { findServer } from '#platform/find-server.ts'
import { migrate } from '#platform/migrate.ts'
import { isRefusal } from '#platform/refusal.ts'
import { refusalSentence } from '#platform/sentence.ts'
import { readSettings } from '#platform/settings.ts'
import { roles, system } from '#platform/work.ts'
import { createStaff } from './create-staff.ts'

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
)
const commandForm = z.object({
  email: z.email(),
  name: z.string().min(1).optional(),
  roles: list.pipe(z.array(z.enum(roles)).min(1)),
  places: list.optional().default([]),
})

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { email: text, name: text, roles: text, places: text } })
const asked = commandForm.safeParse(values)
if (!asked.success) fail(z.prettifyError(asked.error))
else await run(asked.data)

async function run(request: z.output<typeof commandForm>): Promise<void> {
  const settings = readSettings()
  const password = await readPassword()
  const { url, stop } = await findServer(settings)
  await migrate(url)
  const { db, close } = openDatabase(url, { max: 1 })
  try {
    const occasion = { who: system, now: new Date(), site: 'eg', locale: 'en' } as const
    const name = request.name ?? request.email
    const { id } = await write(db, occasion, (work) => createStaff(work, { ...request, name, password }))
    console.log(`${request.email} may sign in at /ar/ops/signin as ${request.roles.join(', ')} (${id})`)
  } catch (error) {
    if (!isRefusal(error)) throw error
    fail(refusalSentence(error.code, error.facts, 'en'))
  } finally {
    await close()
    await stop()
  }
}

async function readPassword(): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, written) => written() })
  const input = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY })
  if (process.stdin.isTTY) process.stderr.write('Password (12 characters or more): ')
  for await (const line of input) return line
  return ''
}

function fail(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}
