// npm run staff:create -- --email NAME@HOST --roles admin,reviewer [--name NAME] [--places code,code]
// npm run staff:create -- --reset-second-factor --email NAME@HOST  (after a lost phone: the next sign-in enrols again)
// The password is read from standard input, so that no history and no process list shows it.

import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { chooseStaffPassword } from '#people/proofs/choose-password.ts'
import { openDatabase, write } from '#platform/database/database.ts'
import { findServer } from '#platform/database/find-server.ts'
import { requireMigrated } from '#platform/database/require-migrated.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { giveUp } from '#platform/work/cannot-start.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import { roles, system, type Work } from '#platform/work/work.ts'
import { mainSite } from '#sites/sites.ts'
import { createStaff } from './create-staff.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

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

const resetForm = z.object({ email: z.email() })

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const { 'reset-second-factor': isReset, ...values } = parseArgs({
  options: { email: text, name: text, roles: text, places: text, 'reset-second-factor': flag },
}).values

try {
  await (isReset ? reset() : create())
} catch (error) {
  giveUp(error)
}

async function create(): Promise<void> {
  const asked = commandForm.safeParse(values)
  if (!asked.success) return fail(z.prettifyError(asked.error))
  const request = asked.data
  const password = await readPassword()
  const name = request.name ?? request.email
  const passwordHash = await chooseStaffPassword(password, { name, email: request.email }).catch(refuse)
  await inShop(async (work) => {
    const { id } = await createStaff(work, { ...request, name, passwordHash })
    return `${request.email} may sign in at /ar/ops/signin as ${request.roles.join(', ')} (${id})`
  })
}

async function reset(): Promise<void> {
  const asked = resetForm.safeParse(values)
  if (!asked.success) return fail(z.prettifyError(asked.error))
  await inShop(async (work) => {
    const { id } = await resetSecondFactor(work, asked.data.email)
    return `${asked.data.email} connects an authenticator with the next sign-in (${id})`
  })
}

async function inShop(act: (work: Work) => Promise<string>): Promise<void> {
  const settings = readSettings()
  const { url, stop } = await findServer(settings)
  await requireMigrated(settings, url)
  const { db, close } = openDatabase(url, { max: 1 })
  try {
    const occasion = { who: system, now: new Date(), site: mainSite, locale: 'en' } as const
    console.log(await write(db, occasion, act))
  } catch (error) {
    refuse(error)
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

function refuse(error: unknown): never {
  if (!isRefusal(error)) throw error
  fail(refusalSentence(error.code, error.facts, 'en'))
  process.exit()
}
