// npm run staff:create -- --email NAME@HOST --roles admin,reviewer [--name NAME] [--places code,code]
//   The very first one types their password; everybody later is mailed a link, which is printed too, and chooses their own.
// npm run staff:create -- --suspend --email NAME@HOST              (for a hostile or lost admin: one person at the server)
// npm run staff:create -- --resume --email NAME@HOST
// npm run staff:create -- --reset-second-factor --email NAME@HOST  (after a lost phone: the next sign-in enrols again)
// A password is read from standard input, so that no history and no process list shows it.

import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { chooseStaffPassword } from '#people/proofs/choose-password.ts'
import { openDatabase, write } from '#platform/database/database.ts'
import { findServer } from '#platform/database/find-server.ts'
import { requireMigrated } from '#platform/database/require-migrated.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { readSiteOrigins } from '#platform/settings/site-origins.ts'
import { giveUp } from '#platform/work/cannot-start.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import { roles, system, type Work } from '#platform/work/work.ts'
import { mainSite } from '#sites/sites.ts'
import { createStaff } from './create-staff.ts'
import { orderedDuties } from './duties.ts'
import { sendInvitation } from './invite-staff.ts'
import { forgetSecondFactor } from './reset-second-factor.ts'
import { lockMember, type Member } from './staff-member.ts'
import { endSuspension, writeSuspension } from './suspend-staff.ts'

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
const memberForm = z.object({ email: z.email() })

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const { values } = parseArgs({
  options: {
    email: text,
    name: text,
    roles: text,
    places: text,
    suspend: flag,
    resume: flag,
    'reset-second-factor': flag,
  },
})
const why = 'at the command line'

try {
  if (values.suspend) await change((work, member) => writeSuspension(work, member, why), 'is suspended')
  else if (values.resume) await change((work, member) => endSuspension(work, member, why), 'may sign in again')
  else if (values['reset-second-factor'])
    await change(
      (work, member) => forgetSecondFactor(work, member, why),
      'connects an authenticator with the next sign-in',
    )
  else await create()
} catch (error) {
  giveUp(error)
}

async function create(): Promise<void> {
  const asked = commandForm.safeParse(values)
  if (!asked.success) return fail(z.prettifyError(asked.error))
  const request = { ...asked.data, name: asked.data.name ?? asked.data.email }
  const isFirst = await inShop(async ({ db }) => {
    const found = await db.selectFrom('staff_members').select('id').limit(1).executeTakeFirst()
    return found === undefined
  })
  const password = isFirst ? await readPassword() : null
  const passwordHash = password === null ? null : await chooseStaffPassword(password, request).catch(refuse)
  const origin = readSiteOrigins(readSettings())[mainSite]
  const { email, name } = request
  console.log(
    await inShop(async (work) => {
      if (passwordHash !== null) {
        const { id } = await createStaff(work, { ...request, passwordHash })
        return `${email} may sign in at /ar/ops/signin as ${request.roles.join(', ')} (${id})`
      }
      const { id, url } = await sendInvitation(work, { email, name, duties: orderedDuties(request), why, origin })
      return `${email} is invited as ${request.roles.join(', ')} (${id}). The mail has this link, for 72 hours:\n${url}`
    }),
  )
}

async function change(act: (work: Work, member: Member) => Promise<void>, done: string): Promise<void> {
  const asked = memberForm.safeParse(values)
  if (!asked.success) return fail(z.prettifyError(asked.error))
  await inShop(async (work) => act(work, await lockMember(work, asked.data)))
  console.log(`${asked.data.email} ${done}`)
}

async function inShop<Answer>(act: (work: Work) => Promise<Answer>): Promise<Answer> {
  const settings = readSettings()
  const { url, stop } = await findServer(settings)
  await requireMigrated(settings, url)
  const { db, close } = openDatabase(url, { max: 1 })
  try {
    const occasion = { who: system, now: new Date(), site: mainSite, locale: 'en' } as const
    return await write(db, occasion, act)
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
