import type { Selectable } from 'kysely'
import type { MoneyKind } from '#money/wallet/accounts.ts'
import { isCurrency, type Money } from '#platform/values/amounts/money.ts'
import type { Withdrawals } from '#platform/work/database.gen.ts'
import { openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { WithdrawalMethod } from './withdrawal-methods.ts'
import type { WithdrawalStatus } from './withdrawal-moves.ts'

export type Withdrawal = {
  readonly id: string
  readonly number: string
  readonly customerId: string
  readonly site: Site
  readonly method: WithdrawalMethod
  readonly takenFrom: MoneyKind
  readonly amount: Money
  readonly fee: Money
  readonly bank: {
    readonly bankName: string
    readonly branch: string
    readonly accountName: string
    readonly accountNumber: string
  } | null
  readonly cardLast4: string | null
  readonly phone: string | null
  readonly approvalsNeeded: number
  readonly status: WithdrawalStatus
  readonly requestedAt: Date
  /** The day by which it is paid or refused: the last of the working days in the rules. */
  readonly dueBy: Date
  readonly batchId: string | null
  readonly settledAt: Date | null
  readonly rejectReason: string | null
}

// Checks in the database guarantee the words of these columns.
export function withdrawalOf(work: Pick<Work, 'vault'>, row: Selectable<Withdrawals>): Withdrawal {
  const { currency } = row
  if (!isCurrency(currency)) throw new Error(`withdrawal ${row.number} has an unknown currency`)
  const { bank_name: bankName, account_name: accountName, account_number: accountNumber, branch } = row
  return {
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    site: row.site as Site,
    method: row.method as WithdrawalMethod,
    takenFrom: row.taken_from as MoneyKind,
    amount: { minor: row.amount_minor, currency },
    fee: { minor: row.fee_minor, currency },
    bank: bankName && branch && accountName && accountNumber ? { bankName, branch, accountName, accountNumber } : null,
    cardLast4: row.card_last4,
    phone: openText(work, 'withdrawals.phone', row.id, row.phone),
    approvalsNeeded: row.approvals_needed,
    status: row.status as WithdrawalStatus,
    requestedAt: row.requested_at,
    dueBy: row.due_by,
    batchId: row.batch_id,
    settledAt: row.settled_at,
    rejectReason: row.reject_reason,
  }
}
