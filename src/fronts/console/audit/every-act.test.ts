// Every door through which staff change something leads to the audit log: each `write` of a staff page's action and of a staff call
// is followed through the functions it calls until one of them writes the log.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { sentence } from '#platform/work/sentence.ts'
import { system } from '#platform/work/work.ts'
import {
  callDoors,
  type Door,
  type File,
  fileAt,
  importsOf,
  leadsTo,
  namesIn,
  pageDoors,
  partsOf,
  source,
  upToClosing,
} from '#world/samples/fronts/door-walk.samples.ts'
import { namedAct } from './act-names.ts'
import { sayAudit } from './say-audit.ts'
import { snake } from './snake.ts'

/** Doors of staff that write, and leave nothing that a log of acts should hold; each with why. */
const silent: Readonly<Record<string, string>> = {
  limitRate: 'counts tries; changes nothing of the shop',
  forgiveRate: 'forgets counted tries; changes nothing of the shop',
  recordSecurityEvent: 'is written into the log of security instead',
  writeSecurityEvent: 'is written into the log of security instead',
  seeTicket: 'remembers that the messages were read',
  keepUpload: 'keeps a file; the act that uses it is logged',
  endSession: 'ends the own session',
  keepChecks: 'keeps what the pages of stores show today; the purchase that follows is logged',
  keepInOutbox: 'shows a test mail in development, where nothing leaves',
  keepItemReading: 'keeps what the page of a store shows today; changes nothing of the order',
}

const log = 'people/access/audit.ts#audit'

// Where the use-case is handed in or looked up (`act(work, …)`, `does(work, …)`): each that the file knows leads to the log by itself.
function allHandedIn(file: File, write: string): boolean {
  if (!/\b(act|does)\(work/.test(write)) return false
  const useCases = [...file.imports].filter(([name, target]) => {
    const [path, part] = target.split('#')
    const text = fileAt(path!)?.parts.get(part!)?.text ?? ''
    return !/^(read|find)/.test(name) && /^export async function \w+\(\s*work: Work/.test(text)
  })
  return useCases.length > 0 && useCases.every(([name]) => leadsTo(file, [name], log))
}

function unlogged(doors: readonly Door[]): string[] {
  return doors.flatMap(({ name, file, writes }) =>
    writes
      .filter((write) => !leadsTo(file, namesIn(write), log) && !allHandedIn(file, write))
      .filter((write) => !namesIn(write).some((one) => Object.hasOwn(silent, one)))
      .map((write) => `${name}: ${write.replace(/\s+/g, ' ').slice(0, 90)}`),
  )
}

test('whatever staff change on a page is written into the audit log', () => {
  const doors = pageDoors()
  assert.ok(doors.flatMap((door) => door.writes).length > 60, 'the walk finds the doors')
  assert.deepEqual([...new Set(unlogged(doors))], [])
})

test('whatever staff change by a call is written into the audit log', () => {
  const doors = callDoors()
  assert.ok(doors.flatMap((door) => door.writes).length > 30, 'the walk finds the doors')
  assert.deepEqual(unlogged(doors), [])
})

test('the walk sees a door that forgets the log', () => {
  const text = "import { placeOrder } from '#platform/values/amounts/round.ts'\n"
  const file = { path: 'x.staff.tsx', text, imports: importsOf('x.staff.tsx', text), parts: partsOf(text) }
  assert.equal(unlogged([{ name: 'x', file, writes: ['(work) => placeOrder(work)'] }]).length, 1)
})

test('every page of staff asks for a permission before it reads or changes anything', () => {
  const pages = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.staff.tsx') && !/ops-(signin|code)/.test(path),
  )
  assert.ok(pages.length > 40)
  const open = pages.flatMap((path) =>
    [...fileAt(path)!.parts].flatMap(([name, { text }]) => {
      if (name !== 'loader' && name !== 'action') return []
      const [asks, does] = [
        text.search(/requireStaff\(|requireProvedPage\(/),
        text.search(/visit\.(read|readOnce|write|query)\(/),
      ]
      const handsOn = /\b(load|act|answer)\w*\(/.test(text)
      return (asks < 0 && !handsOn) || (asks >= 0 && does >= 0 && does < asks) ? [`${path} ${name}`] : []
    }),
  )
  assert.deepEqual(open, [])
})

/** Acts that begin something, or change nothing that was there: before them there is nothing to tell. Each with why. */
const begins: Readonly<Record<string, string>> = {
  'account.delete': 'what was forgotten is not kept in the log',
  'audit.export': 'only writes a file of what is there',
  'consents.export': 'only writes a file of what is there',
  'bin.make': 'a new bin',
  'box.make': 'a new box',
  'campaign.begin': 'a new draft',
  'cancellation.propose': 'a new offer; what stood before is kept beside it',
  'card.make': 'a new card',
  'card.statement': 'a new statement',
  'courier.close-propose': 'a new proposal',
  'courier.remit': 'new money',
  'courier.terms.propose': 'new terms, drafted',
  'customer.note': 'a new note',
  'customer.view': 'only looks',
  'customer.viewEnded': 'only looked',
  'day.close': 'a new close of a day',
  'discrepancy.evidence': 'a new piece of evidence',
  'discrepancy.open': 'a new case',
  'duties.enter': 'a new entry of duties',
  'gap.case': 'a new case',
  'hub.sighted': 'something new that was seen',
  'ledger.correct': 'a new entry; the corrected one stays',
  'legacy.import': 'a new file',
  'national-id.look': 'only looks',
  'national-id.number': 'only looks',
  'phone.look': 'only looks',
  'order.delayed': 'a new word to the customer; what was said before stays',
  'package.draft': 'a new draft',
  'parcel.unknown': 'a new parcel',
  'pieces.make': 'new pieces',
  'rate.enter': 'a new rate',
  'report.import': 'a new report',
  'report.payout': 'a new entry',
  'run-sheet.open': 'a new sheet',
  'ticket.answer': 'a new message',
  'shelf.make': 'a new shelf',
  'shipment.create': 'a new shipment',
  'staff.create': 'a new member',
  'staff.invite': 'a new member',
  'staff.propose': 'a new proposal',
  'staff.proof': 'only shows who is there',
  'statement.import': 'a new statement',
  'suspense.propose': 'a new proposal',
  'till.count': 'a new count',
  'till.miscount': 'a new count',
  'till.open': 'a till that opens',
  'pin.add': 'a new place',
  'synonym.add': 'a new pair of words',
  'withdrawal.batch': 'a new batch',
  'withdrawal.file': 'only writes a file of what is there',
  'writeOff.propose': 'a new proposal',
}

type Logged = { readonly where: string; readonly actions: readonly string[]; readonly hasBefore: boolean }

/** Each place in the source that writes the log, with what it calls the act. */
function everyLogged(): readonly Logged[] {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.(test|samples)\.ts$/.test(path),
  )
  return paths.flatMap((path) => {
    const { text } = fileAt(path)!
    return [...text.matchAll(/(?<!function )\baudit\(work, /g)].map(({ index, 0: head }) => {
      const call = upToClosing(text, index + head.length)
      const said = call.match(/action: ([^\n]*?)(?:,|\n| \})/)?.[1] ?? 'action'
      const given = [...text.matchAll(/const action = ([^\n]*)|\baction: ('[\w.-]+'(?: \| '[\w.-]+')*)/g)]
      const actions = said === 'action' ? given.map((found) => found[1] ?? found[2]).join(' ') : said
      const names = [...actions.matchAll(/['`]([\w.-]+(?:\$\{\w+(?:\.\w+)?\}\w*)?)['`]/g)].map((found) => found[1]!)
      return { where: `${path}: ${names.join(' ')}`, actions: names, hasBefore: /\bbefore\b|\.\.\.facts\b/.test(call) }
    })
  })
}

test('the log says what was before, wherever there was something before', () => {
  const all = everyLogged()
  assert.ok(all.length > 130, `the walk finds the acts: ${all.length}`)
  const silentOnes = all.filter(
    ({ actions, hasBefore }) => !hasBefore && !(actions.length > 0 && actions.every((one) => begins[one])),
  )
  assert.deepEqual(
    silentOnes.map(({ where }) => where),
    [],
  )
  const said = new Set(all.filter(({ hasBefore }) => !hasBefore).flatMap(({ actions }) => actions))
  assert.deepEqual(
    Object.keys(begins).filter((action) => !said.has(action)),
    [],
    'the list names no act that is gone',
  )
})

/** What a name made of parts may be. */
const made: Readonly<Record<string, readonly string[]>> = {
  'campaign.${act}': ['campaign.propose', 'campaign.publish', 'campaign.takeBack'],
  'campaign.${deed}': ['campaign.pause', 'campaign.resume', 'campaign.stop', 'campaign.discard'],
  'card.${to}': ['card.active', 'card.frozen', 'card.retired'],
  'coupon.${deed}': ['coupon.pause', 'coupon.resume', 'coupon.end', 'coupon.publish', 'coupon.withdraw'],
  'discrepancy.${event}': ['propose', 'approve', 'close', 'takeBack', 'putBack', 'withdraw'].map(
    (one) => `discrepancy.${one}`,
  ),
  'lookup.${event}': ['lookup.claim', 'lookup.release', 'lookup.price', 'lookup.refuse'],
  'national-id.${decided.decision}': ['national-id.accept', 'national-id.reject'],
  'rate.${step}': ['rate.propose', 'rate.accept', 'rate.reject'],
  'return.${event}': ['return.approve', 'return.reject'],
  'shipment.${event}': [
    ...['shipment.dispatch', 'shipment.transit', 'shipment.arriveAtCustoms'],
    ...['shipment.onward', 'shipment.unload', 'shipment.dissolve'],
  ],
  'staff.${answer}': ['staff.agreed', 'staff.refused', 'staff.withdrawn'],
  'statement.is-${given.is}': ['statement.is-same', 'statement.is-other'],
  'suspense.${deed.deed}': ['suspense.assign', 'suspense.return', 'suspense.bear'],
  'ticket.${event}': ['claim', 'release', 'assign', 'answer', 'close', 'reopen'].map((one) => `ticket.${one}`),
  'waybill.${event}': ['collect', 'deliver', 'return', 'lose', 'cancel', 'askCancel'].map((one) => `waybill.${one}`),
}

const sentenceOf = (action: string, locale: 'ar' | 'en') =>
  sentence(`audit_did_${snake(action)}`, { who: 'Mona', thing: 'order 1' }, locale)

/** The kinds of things that entries are about, as the source writes them: `order:${id}`. */
function everyKind(): readonly string[] {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.(test|samples)\.ts$/.test(path) && /\baudit\(work, /.test(fileAt(path)!.text),
  )
  return [
    ...new Set(
      paths.flatMap((path) =>
        [...fileAt(path)!.text.matchAll(/subject(?:: | = )[^\n]*?[`']([\w-]+):/g)].map((found) => found[1]!),
      ),
    ),
  ]
}

test('every kind of thing in the log has its word in both languages', () => {
  const kinds = everyKind()
  assert.ok(kinds.length > 40, `the walk finds them: ${kinds.length}`)
  const wordless = kinds.filter((kind) =>
    (['ar', 'en'] as const).some((locale) => sentence(`audit_thing_${snake(kind)}`, { name: '1' }, locale) === null),
  )
  assert.deepEqual(wordless, [])
})

function everyAct(): readonly string[] {
  const steps = ['draft', 'edit', 'terms', 'rebase', 'send', 'sendBack', 'takeBack', 'withdraw', 'publish']
  const drafts = steps.map((one) => `tariff.${one}`)
  const signing = ['staff.signIn', 'staff.secondFactor', 'staff.enrolSecondFactor', 'staff.join', 'staff.setPassword']
  const written = everyLogged().flatMap(({ actions }) => actions)
  const acts = [...written, ...drafts, ...signing].flatMap((one) => made[one] ?? [one])
  return [...new Set(acts)]
}

test('every act has its name and its sentence in both languages', () => {
  const acts = everyAct()
  const nameless = new Set(acts.filter((one) => !namedAct(one, 'ar') || !namedAct(one, 'en')))
  assert.deepEqual([...nameless], [])
  assert.deepEqual([...new Set(acts.filter((one) => !sentenceOf(one, 'ar') || !sentenceOf(one, 'en')))], [])
  assert.ok(acts.length > 200, `the walk finds them: ${acts.length}`)
})

// What members do with their own accounts names only them.
const ofOneself = ['signIn', 'secondFactor', 'enrolSecondFactor', 'proof', 'join', 'setPassword', 'changePassword'].map(
  (one) => `staff.${one}`,
)

test('every act is one sentence that names who and what, with the worst data', async () => {
  const database = await testDatabase()
  const worst = `\u202e=cmd|'/c'!A1 <b>\u2069 ${'و'.repeat(500)}`
  const said = {
    [worst]: [worst, null],
    state: worst,
    total: '9'.repeat(30),
    claimedBy: worst,
    constructor: { amount: -1 },
  }
  const rows = everyAct().map((action, place) => ({
    id: String(place),
    at: new Date(),
    site: 'eg' as const,
    staffId: null,
    who: worst,
    places: null,
    why: worst,
    action,
    subject: `order:${worst}`,
    before: place % 2 ? said : [worst],
    after: place % 3 ? said : worst,
  }))
  for (const locale of ['ar', 'en'] as const) {
    const lines = await database.read((work) => sayAudit(work, rows), { who: system, locale })
    const odd = lines
      .filter(({ action }) => !ofOneself.includes(action))
      .filter(
        ({ said }) =>
          !said.some(({ text }) => text === worst) || !said.some(({ text }) => text.includes(worst) && text !== worst),
      )
    assert.deepEqual(
      odd.map(({ action }) => action),
      [],
    )
  }
})
