import { isolate } from '#platform/values/isolate.ts'
import { sayPlainDay } from '#platform/values/say-date.ts'
import { asSystem, type Locale, type Work } from '#platform/work/work.ts'
import { lockOpenCase } from '#selling/orders/discrepancies/discrepancy.ts'
import { openOn } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { tellBuyer } from '#selling/orders/tell-buyer.ts'
import { sites } from '#sites/sites.ts'
import { bookOn } from './book-storage.ts'
import { dayAt } from './local-days.ts'
import { type Wait, type WaitStep, waitSteps } from './read-waits.ts'

/** Which steps of a wait have come: a reminder before it costs, word that it costs, the last word, its case. */
function stepsDue({ booked, rule, bookedMinor, beganAt, caseAt, isWaiting }: Wait, now: Date): readonly WaitStep[] {
  if (!isWaiting) return []
  const lastAt = beganAt.getTime() + rule.lastWordDays * 86_400_000
  const isDue = {
    ending: booked.length >= rule.freeDays - rule.remindDays,
    begun: bookedMinor > 0n,
    last: now.getTime() >= lastAt,
    case: now >= caseAt,
  }
  return waitSteps.filter((step) => isDue[step])
}

/** Books an order's waiting goods and takes the steps that have come, each once, with one message for all its goods. */
export async function takeSteps(given: Work, orderId: string, origin: string): Promise<void> {
  const work = asSystem(given)
  const order = await lockOrder(work, orderId)
  const waits = [...(await bookOn(work, order)).values()]
  const fresh: { step: WaitStep; wait: Wait; number: string }[] = []
  for (const wait of waits) {
    const due = stepsDue(wait, work.now).filter((step) => !wait.told.has(step))
    let number = ''
    for (const step of due) {
      // Another case about the goods is open: theirs waits for its end.
      if (step === 'case') number = await openCase(work, order, wait.itemId)
      if (step === 'case' && number === '') continue
      await noteStep(work, wait, step)
    }
    // After a time in which nothing ran, the customer hears the latest alone; but never first that it costs.
    const last = due.findLast((step) => step !== 'case' || number !== '')
    // The price of a day is said before it is charged, whatever else is said.
    if (last && last !== 'ending' && due.includes('ending')) fresh.push({ step: 'ending', wait, number: '' })
    if (last) fresh.push({ step: last, wait, number })
  }
  const groups = Map.groupBy(fresh, ({ step, wait }) => `${step} ${wait.beganOn}`)
  for (const group of groups.values()) await tell(work, order, group, origin)
}

async function openCase(work: Work, order: Order, itemId: string): Promise<string> {
  if (await lockOpenCase(work, itemId)) return ''
  return (await openOn(work, order, { itemId, kind: 'unclaimed', note: '' })).number
}

async function noteStep(work: Work, { itemId, beganOn }: Wait, step: WaitStep): Promise<void> {
  await work.db.insertInto('storage_steps').values({ item_id: itemId, began_on: beganOn, step, at: work.now }).execute()
}

const wordings = {
  ending: 'storage_mail_ending',
  begun: 'storage_mail_begun',
  last: 'storage_mail_last',
  case: 'storage_mail_case',
} as const

type Fresh = { readonly step: WaitStep; readonly wait: Wait; readonly number: string }

async function tell(work: Work, order: Order, group: readonly Fresh[], origin: string): Promise<void> {
  const { step, wait } = group[0]!
  const { language } = await work.db
    .selectFrom('customers')
    .select('language')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  const locale: Locale = language === 'en' ? 'en' : 'ar'
  const day = (date: string) => sayPlainDay(date, locale)
  const { timeZone } = sites[work.site]
  const sum = (of: (one: Wait) => bigint) => group.reduce((total, one) => total + of(one.wait), 0n)
  await tellBuyer(work, {
    key: `storage-${step}:${wait.itemId}:${wait.beganOn}`,
    origin,
    wording: wordings[step],
    orderId: order.id,
    itemIds: group.map((one) => one.wait.itemId),
    facts: {
      until: day(wait.freeUntil),
      from: day(wait.costsFrom),
      day: day(dayAt(wait.caseAt, timeZone)),
      time: day(wait.beganOn),
      fee: sum((one) => one.perDayMinor),
      most: sum((one) => one.rule.mostMinor * BigInt(one.pieces)),
      due: sum((one) => one.bookedMinor),
      order: new Intl.ListFormat(locale).format(group.map(({ number }) => isolate(number))),
    },
  })
}
