import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type Withdrawal, withdrawalOf } from './withdrawal.ts'
import { findWithdrawalMove, isLeaving, type WithdrawalStatus, withdrawalStatuses } from './withdrawal-moves.ts'

export type WithdrawalFilters = {
  readonly status?: WithdrawalStatus
  readonly page?: number
  readonly pageSize?: number
}

type WithdrawalStep = { readonly event: string; readonly at: Date; readonly toStatus: WithdrawalStatus }

export type WithdrawalView = Withdrawal & {
  readonly mayCancel: boolean
  readonly isOpen: boolean
  /** The steps so far, oldest first, without the names of staff. */
  readonly steps: readonly WithdrawalStep[]
}

/** The customer's own requests on this site, newest first. */
export async function readWithdrawals(
  work: Work,
  { status, page = 1, pageSize = 20 }: WithdrawalFilters = {},
): Promise<{ readonly items: readonly WithdrawalView[]; readonly total: number }> {
  const customerId = signedInCustomer(work)
  const found = work.db
    .selectFrom('withdrawals')
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
  const { total } = await found
    .select((select) => select.cast<bigint>(select.fn.countAll(), 'bigint').as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const steps = await readSteps(
    work,
    rows.map((row) => row.id),
  )
  const items = rows.map((row) => withdrawalOf(work, row)).map((one) => viewOf(work, one, steps.get(one.id) ?? []))
  return { items, total: Number(total) }
}

/** One of the customer's own requests, by its number. */
export async function readWithdrawal(work: Work, number: string): Promise<WithdrawalView> {
  const row = await work.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('number', '=', number)
    .where('customer_id', '=', signedInCustomer(work))
    .where('site', '=', work.site)
    .executeTakeFirst()
  if (!row) throw no.NOT_FOUND()
  return viewOf(work, withdrawalOf(work, row), (await readSteps(work, [row.id])).get(row.id) ?? [])
}

function viewOf(work: Work, withdrawal: Withdrawal, steps: readonly WithdrawalStep[]): WithdrawalView {
  const mayCancel = findWithdrawalMove(work.who, withdrawal.status, 'cancel') !== null
  return { ...withdrawal, mayCancel, isOpen: isLeaving(withdrawal.status), steps }
}

/** The steps of each of these withdrawals. */
async function readSteps(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, readonly WithdrawalStep[]>> {
  if (ids.length === 0) return new Map()
  const rows = await work.db
    .selectFrom('withdrawal_history')
    .select(['withdrawal_id', 'event', 'at', 'to_status'])
    .where('withdrawal_id', 'in', [...ids])
    .orderBy('id')
    .execute()
  const steps = rows.filter((row) => row.to_status in withdrawalStatuses && row.event !== 'approveFirst')
  return new Map(
    ids.map((id) => [
      id,
      steps
        .filter((row) => row.withdrawal_id === id)
        .map(({ event, at, to_status }) => ({ event, at, toStatus: to_status as WithdrawalStatus })),
    ]),
  )
}
