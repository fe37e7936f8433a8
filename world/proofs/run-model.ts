import fc from 'fast-check'
import { sql } from 'kysely'
import { newId } from '#platform/work/id.ts'
import { system, type Work } from '#platform/work/work.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { deeds } from './bank/deeds.ts'
import { accountsOf, emptyModel } from './model.ts'
import { earnedOf } from './package-model.ts'
import { randomStory } from './stories/random-stories.ts'
import type { As, Staff, Step, Story } from './stories/story.ts'

export type ModelRun = {
  readonly as: As
  readonly seed: number
  readonly sequences: number
  /** The most steps of a story. */
  readonly most: number
  readonly atOnce: number
  readonly until?: number
}
export type ModelResult = {
  readonly sequences: number
  readonly steps: number
  /** How often each action changed something. */
  readonly happened: ReadonlyMap<string, number>
  /** The first story that differs from the model, made as short as it still does; null if none differs. */
  readonly divergence: string | null
}

/** Plays random stories of money, each with a new customer, many at once, and compares each step with the model. */
export async function runModel({
  as,
  seed,
  sequences,
  most,
  atOnce,
  until = Infinity,
}: ModelRun): Promise<ModelResult> {
  const staff = await hire(as)
  const stories = fc.sample(randomStory(most), { numRuns: sequences, seed })
  let next = 0
  let steps = 0
  const happened = new Map<string, number>()
  let failed: { readonly place: number; readonly told: readonly Step[] } | null = null
  const worker = async () => {
    while (next < stories.length && failed === null && Date.now() < until) {
      const place = next++
      const told = stories[place] ?? []
      const why = await differs(as, staff, told, happened)
      steps += told.length
      if (why !== null) failed ??= { place, told }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const divergence = failed === null ? null : await sayFailure(as, staff, failed, seed)
  return { sequences: next, steps, happened, divergence }
}

type Failed = { readonly place: number; readonly told: readonly Step[] }

async function sayFailure(as: As, staff: Staff, { place, told }: Failed, seed: number): Promise<string> {
  const short = await shorten(as, staff, told)
  const why = (await differs(as, staff, short)) ?? 'only once'
  return `seed ${seed}, story ${place}: ${why}\n${short.map((one) => JSON.stringify(one)).join('\n')}`
}

// Leaves out every step without which the story still differs from the model.
async function shorten(as: As, staff: Staff, told: readonly Step[]): Promise<readonly Step[]> {
  for (let place = told.length - 1; place >= 0; place--) {
    const without = told.filter((_, at) => at !== place)
    if ((await differs(as, staff, without)) !== null) return shorten(as, staff, without)
  }
  return told
}

async function hire(as: As): Promise<Staff> {
  return as(system, async (work) => ({
    finance: (await sampleStaff(work, ['finance'])).who,
    other: (await sampleStaff(work, ['finance'])).who,
    reviewer: (await sampleStaff(work, ['reviewer'])).who,
  }))
}

/** Plays one story with a new customer; returns the difference between shop and model, or null. */
async function differs(
  as: As,
  staff: Staff,
  told: readonly Step[],
  happened = new Map<string, number>(),
): Promise<string | null> {
  const { id: customerId, who: customer } = await as(system, (work) => sampleCustomer(work))
  const model = emptyModel()
  const real: Story = { as, customerId, customer, staff, model, key: newId, clock: 0 }
  for (const one of told) {
    real.clock++
    const before = sayModel(real)
    const why = await tell(real, one)
    if (sayModel(real) !== before) happened.set(one.deed, (happened.get(one.deed) ?? 0) + 1)
    if (why !== null) return `step ${real.clock} ${one.deed}: ${why}`
  }
  return null
}

function sayModel({ model, customerId }: Story): string {
  const states = [...model.withdrawals, ...model.payments].map(({ status }) => status)
  const sends = model.sends.map(({ isOver }) => isOver)
  const packages = model.packages.map(({ status, used }) => `${status}${used}`)
  const orders = model.orders.map(
    ({ isReviewed, isChanged, isOver, due }) => `${isReviewed}${isChanged}${isOver}${due}`,
  )
  return [...accountsOf(model, customerId), ...states, ...sends, ...orders, ...packages].join()
}

async function tell(story: Story, step: Step): Promise<string | null> {
  try {
    await deeds[step.deed]?.(story, step)
  } catch (fault) {
    return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
  }
  const wanted = new Map(accountsOf(story.model, story.customerId))
  const real = await story.as(system, (work) => readAll(work, [...wanted.keys()]))
  const earned = story.model.packages.length > 0 ? await story.as(system, (work) => readEarned(work, story)) : new Map()
  for (const [name, minor] of Object.entries(earnedOf(story.model.packages))) wanted.set(`earned: ${name}`, minor)
  for (const [name, minor] of earned) real.set(`earned: ${name}`, minor)
  const off = [...wanted].filter(([name, minor]) => (real.get(name) ?? 0n) !== minor)
  if (off.length === 0) return null
  return off.map(([name, minor]) => `${name} holds ${real.get(name) ?? 0n}, the model ${minor}`).join('; ')
}

/** What the packages of this story have earned, by the ledger's entries. */
async function readEarned(work: Work, { model }: Story): Promise<ReadonlyMap<string, bigint>> {
  const entries = model.packages.flatMap(({ id }) =>
    ['earned', 'fee', 'refund:card', 'refund:cash'].map((what) => `package:${id}:${what}`),
  )
  const { rows } = await sql<{ account: string; minor: bigint }>`
    select line.account, sum(line.amount_minor)::bigint as minor
    from journal_entries entry join ledger_lines line on line.entry_id = entry.id
    where entry.only_once = any(${entries}) and line.account in ('revenue:packages', 'vat', 'revenue:paymentFees')
    group by line.account`.execute(work.db)
  return new Map(rows.map(({ account, minor }) => [account, minor]))
}

async function readAll(work: Work, names: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await work.db
    .selectFrom('ledger_accounts')
    .select(['name', 'balance'])
    .where('name', 'in', names)
    .where('currency', '=', 'EGP')
    .execute()
  return new Map(rows.map(({ name, balance }) => [name, balance ?? 0n]))
}
