// npm run --silent staff:code -- --email NAME@HOST: the code that an authenticator would show. Refused in production.
import { parseArgs } from 'node:util'
import { codeAt } from '#people/proofs/one-time-code.ts'
import { openSecret } from '#people/proofs/sealed-secret.ts'
import { openDatabase } from '#platform/database/database.ts'
import { findServer } from '#platform/database/find-server.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { readSettings } from '#platform/settings/settings.ts'

const { values } = parseArgs({ options: { email: { type: 'string' } } })
const settings = readSettings()
if (settings.isProduction) fail('In production the code is on the phone of its owner alone')
else if (!values.email) fail('npm run --silent staff:code -- --email NAME@HOST')
else await show(values.email)

async function show(email: string): Promise<void> {
  const { url, stop } = await findServer(settings)
  const { db, close } = openDatabase(url, { max: 1 })
  try {
    const member = await db
      .selectFrom('staff_members')
      .select(['id', 'totp_secret'])
      .where('email', '=', email)
      .executeTakeFirst()
    const keeper = makeSealer(settings.SECRET, settings.SECRET_BEFORE)
    if (member?.totp_secret) console.log(codeAt(openSecret(keeper, member.id, member.totp_secret), new Date()))
    else fail(`${email} has no authenticator yet: the first sign-in shows its secret`)
  } finally {
    await close()
    await stop()
  }
}

function fail(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}
