// npm run ledger -- verify [--head HASH]        proves the books; exit code 1 if something does not add up
// npm run ledger -- statement --account NAME [--currency EGP] [--from 2026-11-01] [--to 2026-12-01]
// npm run ledger -- chain                       chains the newly posted lines and prints the head
// npm run ledger -- callbacks                   lists stored callbacks that look shifted or were never confirmed
// by their gateway, with their entries; exit code 1 if there is one
// Keep the head outside the database: --head then reveals a chain that was forged from its beginning.

import { parseArgs } from 'node:util'
import { readDoubtfulCallbacks } from '#money/payments/gateways/read-doubtful-callbacks.ts'
import { type AccountName, isAccountName } from '#money/wallet/accounts.ts'
import { chainEntries } from '#money/wallet/chain-entries.ts'
import { readStatement } from '#money/wallet/read-statement.ts'
import { faultsOf, type Proved, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { type OpenDatabase, openDatabase, write } from '#platform/database/database.ts'
import { findServer } from '#platform/database/find-server.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { formatMinor } from '#platform/values/amounts/format-money.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import { CannotStart, giveUp } from '#platform/work/cannot-start.ts'
import { system, type Work } from '#platform/work/work.ts'
import { mainSite, sites } from '#sites/sites.ts'
import { roomChecks } from './room-checks.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { head: text, account: text, currency: text, from: text, to: text },
})
const deeds: Readonly<Record<string, (ledger: OpenDatabase) => Promise<void>>> = { verify, statement, chain, callbacks }

try {
  const deed = deeds[positionals[0] ?? '']
  if (!deed) throw new CannotStart(`Say what to do: npm run ledger -- ${Object.keys(deeds).join(' | ')}`)
  const { url, stop } = await findServer(readSettings())
  // Proving a large ledger may take long.
  const ledger = openDatabase(url, { max: 2, patience: 600_000 })
  await deed(ledger).finally(async () => {
    await ledger.close()
    await stop()
  })
} catch (error) {
  giveUp(error)
}

function inLedger({ db }: OpenDatabase) {
  const occasion = { who: system, now: new Date(), site: mainSite, locale: 'en' } as const
  return <Answer>(act: (work: Work) => Promise<Answer>): Promise<Answer> => write(db, occasion, act)
}

async function verify(ledger: OpenDatabase): Promise<void> {
  const proved = await verifyLedger(inLedger(ledger), roomChecks)
  print(proved)
  for (const { kind, of, off } of faultsOf(proved)) console.log(`✗ ${kind}: ${of}${off === 0n ? '' : ` (${off})`}`)
  const isCut = values.head !== undefined && !(await hasBatch(ledger, values.head))
  if (isCut) console.log(`✗ head: no batch has the hash ${values.head}`)
  console.log(`head: ${await sayHead(ledger)}`)
  if (faultsOf(proved).length > 0 || isCut) process.exitCode = 1
}

function print(proved: readonly Proved[]): void {
  console.table(
    proved.map(({ name, count, faults, milliseconds }) => ({
      proved: name,
      'looked at': Number(count),
      faults: faults.length,
      ms: milliseconds,
    })),
  )
}

async function chain(ledger: OpenDatabase): Promise<void> {
  const made = await chainEntries(inLedger(ledger))
  console.log(`${made} batches made\nhead: ${await sayHead(ledger)}`)
}

async function statement(ledger: OpenDatabase): Promise<void> {
  const { account = '', currency = sites[mainSite].currency, from = '2000-01-01', to = '9999-01-01' } = values
  if (!isAccountName(account)) throw new CannotStart(`--account: ${account || 'none'} is no account of the ledger`)
  if (!isCurrency(currency)) throw new CannotStart(`--currency: ${currency} is not known`)
  const period = { currency, from: day('from', from), to: day('to', to) }
  const read = await inLedger(ledger)((work) => readStatement(work, account as AccountName, period))
  console.log(`${account} ${currency}, opening ${formatMinor(read.opening)}`)
  console.table(
    read.lines.map((line) => ({
      at: line.at.toISOString(),
      kind: line.kind,
      reference: line.reference ?? '',
      amount: formatMinor(line.minor),
      balance: formatMinor(line.balance),
      note: line.note ?? '',
    })),
  )
  console.log(`in ${formatMinor(read.cameIn)}, out ${formatMinor(read.wentOut)}, closing ${formatMinor(read.closing)}`)
}

async function callbacks(ledger: OpenDatabase): Promise<void> {
  const found = await inLedger(ledger)(readDoubtfulCallbacks)
  console.table(
    found.map(({ at, minor, ...one }) => ({
      received: at.toISOString(),
      provider: one.provider,
      transaction: one.transactionId,
      why: one.why,
      told: one.state,
      done: one.result,
      payment: one.payment ?? '',
      entry: one.entry ?? '',
      kind: one.kind ?? '',
      amount: minor === null ? '' : `${formatMinor(minor)} ${one.currency}`,
    })),
  )
  const shifted = found.filter(({ why }) => why === 'shifted').length
  console.log(`${shifted} look shifted, ${found.length - shifted} were acted on and never confirmed`)
  if (found.length > 0) process.exitCode = 1
}

function day(name: string, given: string): Date {
  const moment = new Date(given)
  if (Number.isNaN(moment.getTime())) throw new CannotStart(`--${name}: ${given} is no day, like 2026-11-21`)
  return moment
}

async function hasBatch({ db }: OpenDatabase, hash: string): Promise<boolean> {
  return (await db.selectFrom('ledger_batches').select('id').where('hash', '=', hash).executeTakeFirst()) !== undefined
}

async function sayHead({ db }: OpenDatabase): Promise<string> {
  const head = await db
    .selectFrom('ledger_batches')
    .select(['id', 'hash', 'to_line'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return head ? `${head.hash} (batch ${head.id}, to line ${head.to_line})` : 'nothing is chained yet'
}
