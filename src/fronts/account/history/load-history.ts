import { requestLabel } from '#fulfilment/requests/facts/request-label.ts'
import type { RequestState } from '#fulfilment/requests/request-moves.ts'
import { isWithdrawalMethod } from '#money/payments/withdrawals/withdrawal-methods.ts'
import { withdrawalMethodNames } from '#money/payments/withdrawals/withdrawal-names.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import { cancelReasons } from '#selling/orders/cancel-reasons.ts'
import { reasonLabel, stateLabel } from '#selling/orders/items/item-label.ts'
import { orderStatus, toItemState } from '#selling/orders/items/item-states.ts'
import { historyMethods, historyStatuses, readQuestion, readWrongFilters } from './history-form.ts'
import { balanceNames, statusNames, typeNames } from './history-names.ts'
import { historyBalances } from './history-question.ts'
import { type HistoryRow, readHistory } from './read-history.ts'
import { transactionTypes } from './transaction-types.ts'

/** The financial history for the filters in the address, worded, with the choices. */
export async function loadHistory(visit: Visit, request: Request) {
  requireCustomer(visit, request)
  const { searchParams } = new URL(request.url)
  const asked = readQuestion(searchParams)
  const wrong = readWrongFilters(searchParams)
  const { locale, site } = visit
  const { found, stages, question, underWay } = await visit.read(async (work) => {
    const first = await readHistory(work, asked)
    // A page that no longer exists shows the first.
    const isGone = first.rows.length === 0 && asked.page > 1
    const question = isGone ? { ...asked, page: 1 } : asked
    const found = isGone ? await readHistory(work, question) : first
    const { total: underWay } = await readHistory(work, {
      ...readQuestion(new URLSearchParams({ section: 'requests' })),
      pageSize: 20,
    })
    return { found, question, underWay, stages: await readStages(work, found.rows) }
  })
  const rows = wordedRows(found.rows, stages, locale)
  return { question, wrong, rows, total: found.total, underWay, choices: choices(locale), locale, site }
}

type Stage = { readonly label: string; readonly isCancelled: boolean }

/** Where the orders and requests that these rows were for stand now, by their numbers. */
async function readStages(work: Work, rows: readonly HistoryRow[]): Promise<ReadonlyMap<string, Stage>> {
  const orders = await readOrderStages(
    work,
    rows.flatMap(({ order }) => order ?? []),
  )
  const requests = await readRequestStages(
    work,
    rows.flatMap(({ request }) => request ?? []),
  )
  return new Map([...orders, ...requests])
}

async function readOrderStages(work: Work, numbers: readonly string[]): Promise<ReadonlyMap<string, Stage>> {
  if (numbers.length === 0) return new Map()
  const items = await work.db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['orders.number', 'item.state', 'item.country'])
    .where('orders.number', 'in', [...new Set(numbers)])
    .where('orders.customer_id', '=', work.who.id)
    .where('orders.site', '=', work.site)
    .execute()
  const found = Map.groupBy(items, ({ number }) => number)
  return new Map(
    [...found].map(([number, its]) => {
      const state = orderStatus(its.map((item) => toItemState(item.state)))
      const country = its.find((item) => item.state === state)?.country ?? ''
      const label = stateLabel(state, work.site, country, work.locale)
      return [number, { label, isCancelled: state === 'cancelled' }]
    }),
  )
}

async function readRequestStages(work: Work, numbers: readonly string[]): Promise<ReadonlyMap<string, Stage>> {
  if (numbers.length === 0) return new Map()
  const rows = await work.db
    .selectFrom('requests')
    .select(['number', 'state'])
    .where('number', 'in', [...new Set(numbers)])
    .where('customer_id', '=', work.who.id)
    .where('site', '=', work.site)
    .execute()
  // The database's own checks hold the words of this column.
  return new Map(
    rows.map(({ number, state }) => [
      number,
      { label: requestLabel(state as RequestState, work.locale), isCancelled: state === 'cancelled' },
    ]),
  )
}

/** Rows in the reader's language, each with the state of its order or request. */
export function wordedRows(rows: readonly HistoryRow[], stages: ReadonlyMap<string, Stage>, locale: Locale) {
  return rows.map((row) => ({
    ...row,
    methodName: row.method && wayName(row, row.method, locale),
    said: row.kind ? (sentence(`wallet_entry_${row.kind}`, {}, locale) ?? row.kind) : null,
    cancelled: row.cancelReason && cancelText(row.cancelReason, locale),
    stage: stages.get(row.order ?? row.request ?? '') ?? null,
  }))
}

// A listed reason in the reader's language; a text by staff as it was written.
export function cancelText(reason: string, locale: Locale): string {
  const listed = cancelReasons.find((one) => one === reason)
  return listed ? reasonLabel(listed, locale) : reason
}

export type History = Awaited<ReturnType<typeof loadHistory>>
export type WordedRow = History['rows'][number]

// Withdrawals and payments share some methods but have different names for them.
function wayName({ kind }: Pick<HistoryRow, 'kind'>, method: string, locale: Locale): string {
  const isLeaving = kind === 'withdraw' || kind === 'withdraw_cancelled'
  if ((isLeaving || method === 'localCreditCard') && isWithdrawalMethod(method))
    return withdrawalMethodNames[method].name({}, { locale })
  return methodName(method, locale)
}

function choices(locale: Locale) {
  return {
    type: transactionTypes.map((value) => ({ value, text: typeNames[value]({}, { locale }) })),
    status: historyStatuses.map((value) => ({ value, text: statusNames[value][1]({}, { locale }) })),
    method: historyMethods.map((value) => ({ value, text: wayName({ kind: null }, value, locale) })),
    balance: historyBalances.map((value) => ({ value: value as string, text: balanceNames[value]({}, { locale }) })),
  }
}
