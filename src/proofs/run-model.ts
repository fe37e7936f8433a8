import fc from 'fast-check'
import { sampleCustomer, sampleStaff } from '#people/people.samples.ts'
import { newId } from '#platform/id.ts'
import { system, type Work } from '#platform/work.ts'
import { accountsOf, emptyModel } from './model.ts'
import { orderDeeds } from './order-deeds.ts'
import { paymentDeeds } from './payment-deeds.ts'
import { refundDeeds } from './refund-deeds.ts'
import type { As, Deed, Staff, Step, Story } from './story.ts'
import { walletDeeds } from './wallet-deeds.ts'

export const deeds: Readonly<Record<string, Deed>> = { ...walletDeeds, ...paymentDeeds, ...orderDeeds, ...refundDeeds }

export type ModelRun = {
  readonly as: As
  readonly seed: number
  readonly sequences: number
  /** The longest story. */
  readonly most: number
  readonly atOnce: number
  readonly until?: number
}
export type ModelResult = {
  readonly sequences: number
  readonly steps: number
  /** How often each deed changed something. */
  readonly happened: ReadonlyMap<string, number>
  /** The first story that parts from the model, made as short as it still does; null where none does. */
  readonly divergence: string | null
}

const step = (deed: fc.Arbitrary<string>): fc.Arbitrary<Step> =>
  fc.record({
    deed,
    pick: fc.nat(11),
    minor: fc.integer({ min: 1, max: 400_000 }),
    kind: fc.constantFrom('card', 'cash'),
    choice: fc.nat(11),
  })

// Most stories are of the wallet alone; orders are dearer. Each kind begins with what it needs: money, a withdrawal, an order
// that is paid, or a little in the wallet and an order that costs more, so that a part is held while somebody is asked.
const walletStory = ['deposit', 'deposit', 'paid', 'paid', 'declined', 'wrong', 'giveUp', ...Object.keys(walletDeeds)]
const often = [
  'review',
  'review',
  'review',
  'acceptTotal',
  'acceptTotal',
  'acceptTotal',
  'payFromWallet',
  'payFromWallet',
]
const orderStory = [...often, ...Object.keys(orderDeeds), 'paid', 'declined']
const partStory = ['payOutside', 'payOutside', 'paid', 'paid', 'declined', 'declined', 'giveUp', 'cancel', 'review']
// An order that a card has paid whole and that is given up: its money goes back to the card, or does not arrive.
const refundStory = ['sendRefund', 'sendRefund', 'endSend', 'endSend', 'payOutside', 'paid', 'cancel', 'place']
const little = { pick: 0, minor: 9_900, kind: 'cash', choice: 1 } as const
const begin: readonly Step[] = ['deposit', 'paid', 'place'].map((deed) => ({ ...little, deed }))
const givenBack: readonly Step[] = ['place', 'payOutside', 'paid', 'cancel', 'sendRefund'].map((deed) => ({
  ...little,
  ...{ deed, minor: 9_900, choice: 0 },
}))
// Without money at the beginning short stories would be of nothing.
const enough: readonly Step[] = ['deposit', 'paid'].map((deed) => ({ ...little, minor: 390_000, deed }))
const order: readonly Step[] = [
  { ...little, minor: 5_000_000, deed: 'deposit' },
  { ...little, deed: 'paid' },
  { ...little, deed: 'place' },
  { ...little, deed: 'payFromWallet' },
]
const leavingStory = ['approve', 'approve', 'settle', 'settle', 'reject', 'cancelWithdrawing', 'withdraw']
const leave: readonly Step[] = [...enough, { ...little, minor: 120_000, deed: 'withdraw' }]

const story = (most: number): fc.Arbitrary<readonly Step[]> => {
  const of = (deeds: readonly string[]) =>
    fc.array(step(fc.constantFrom(...deeds)), { minLength: 2, maxLength: most, size: 'max' })
  return fc.oneof(
    { weight: 4, arbitrary: of(walletStory).map((steps) => [...enough, ...steps]) },
    { weight: 2, arbitrary: of(leavingStory).map((steps) => [...leave, ...steps]) },
    { weight: 1, arbitrary: of(orderStory).map((steps) => [...order, ...steps]) },
    { weight: 1, arbitrary: of(refundStory).map((steps) => [...givenBack, ...steps]) },
    { weight: 1, arbitrary: of(partStory).map((steps) => [...begin, ...steps]) },
  )
}

/** Tells random stories of money, each of a customer of its own, many at once, and compares each step with the model. */
export async function runModel({
  as,
  seed,
  sequences,
  most,
  atOnce,
  until = Infinity,
}: ModelRun): Promise<ModelResult> {
  const staff = await hire(as)
  const stories = fc.sample(story(most), { numRuns: sequences, seed })
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

// Leaves out every step without which the story still parts from the model.
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

/** Tells one story to a new customer; answers how shop and model part, or null. */
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
  const orders = model.orders.map(
    ({ isReviewed, isChanged, isOver, due }) => `${isReviewed}${isChanged}${isOver}${due}`,
  )
  return [...accountsOf(model, customerId), ...states, ...sends, ...orders].join()
}

async function tell(story: Story, step: Step): Promise<string | null> {
  try {
    await deeds[step.deed]?.(story, step)
  } catch (fault) {
    return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
  }
  const wanted = accountsOf(story.model, story.customerId)
  const real = await story.as(system, (work) => readAll(work, [...wanted.keys()]))
  const off = [...wanted].filter(([name, minor]) => (real.get(name) ?? 0n) !== minor)
  if (off.length === 0) return null
  return off.map(([name, minor]) => `${name} holds ${real.get(name) ?? 0n}, the model ${minor}`).join('; ')
}

async function readAll(work: Work, names: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = await work.db
    .selectFrom('ledger_accounts')
    .select(['name', 'balance'])
    .where('name', 'in', names)
    .where('currency', '=', 'EGP')
    .execute()
  return new Map(rows.map(({ name, balance }) => [name, balance ?? 0n]))
}
