import { type Withdrawal, withdrawalOf } from '#money/payments/withdrawals/withdrawal.ts'
import type { WithdrawalMethod } from '#money/payments/withdrawals/withdrawal-methods.ts'
import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import type { Work } from '#platform/work/work.ts'

/** What stands on the desk: waits for approval, is approved and in no batch, is in a batch, is over. */
export const deskStates = ['review', 'approved', 'batched', 'done'] as const
export type DeskState = (typeof deskStates)[number]

export type DeskRow = Withdrawal & {
  readonly customer: string
  readonly email: string
  /** How many agreed so far. */
  readonly approvals: number
  readonly isMine: boolean
}

export type DeskFilters = {
  readonly state: DeskState
  readonly method: WithdrawalMethod | null
  readonly q: string
}

const most = 200

/** The withdrawals of this site on the desk, the one that is due first in front; what is over with the latest in front. */
export async function readWithdrawalDesk(work: Work, { state, method, q }: DeskFilters): Promise<readonly DeskRow[]> {
  const rows = await work.db
    .selectFrom('withdrawals')
    .innerJoin('customers', 'customers.id', 'withdrawals.customer_id')
    .selectAll('withdrawals')
    .select(['customers.first_name', 'customers.last_name', 'customers.email'])
    .select(({ selectFrom, cast, fn }) =>
      cast<bigint>(
        selectFrom('withdrawal_approvals as approval')
          .select(fn.countAll().as('count'))
          .whereRef('approval.withdrawal_id', '=', 'withdrawals.id'),
        'bigint',
      ).as('approvals'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('withdrawal_approvals as mine')
          .select('mine.at')
          .whereRef('mine.withdrawal_id', '=', 'withdrawals.id')
          .where('mine.staff_id', '=', work.who.id ?? ''),
      ).as('is_mine'),
    )
    .where('withdrawals.site', '=', work.site)
    .$if(state === 'review', (query) => query.where('status', '=', 'pending_review'))
    .$if(state === 'approved', (query) => query.where('status', '=', 'on_progress').where('batch_id', 'is', null))
    .$if(state === 'batched', (query) => query.where('status', '=', 'on_progress').where('batch_id', 'is not', null))
    .$if(state === 'done', (query) => query.where('status', 'in', ['successed', 'cancelled', 'failed']))
    .$if(method !== null, (query) => query.where('method', '=', method ?? ''))
    .orderBy(state === 'done' ? 'requested_at' : 'due_by', state === 'done' ? 'desc' : 'asc')
    .limit(most)
    .execute()
  return rows
    .map((row) => ({
      ...withdrawalOf(work, row),
      phone: null,
      customer: shownName(`${row.first_name} ${row.last_name}`.trim(), work.locale),
      email: row.email,
      approvals: Number(row.approvals),
      isMine: Boolean(row.is_mine),
    }))
    .filter((row) => matches(row, q))
}

function matches({ number, customer, email, amount }: DeskRow, q: string): boolean {
  const wanted = q.toLowerCase()
  return [number, customer, email, String(amount.minor / 100n)].some((text) => text.toLowerCase().includes(wanted))
}
