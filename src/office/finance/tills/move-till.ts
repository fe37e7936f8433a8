import type { AccountName } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { tillAccount } from './till.ts'

export type Till = { readonly id: string; readonly number: string; readonly office: string }

/** What was counted differs from the books: more or less, the difference is an entry of its own. */
export async function bookDifference(work: Work, till: Till, difference: bigint): Promise<void> {
  if (difference === 0n) return
  const isOver = difference > 0n
  const amount = money(isOver ? difference : -difference, sites[work.site].currency)
  const [from, to]: [AccountName, AccountName] = isOver
    ? [tillAccount(till.office), 'till-difference']
    : ['till-difference', tillAccount(till.office)]
  const entry = await postEntry(work, 'till_difference', transfer(amount, from, to), { reference: till.number })
  await noteMove(work, till, isOver ? 'over' : 'short', amount, entry)
}

/** Cash that was carried between the till and the bank. */
export async function bookCarried(
  work: Work,
  till: Till,
  {
    kind,
    minor,
    bankAccount,
  }: { readonly kind: 'brought' | 'taken'; readonly minor: bigint; readonly bankAccount: string },
): Promise<void> {
  if (minor === 0n) return
  const amount = money(minor, sites[work.site].currency)
  const bank: AccountName = `bank:${bankAccount}`
  const [from, to]: [AccountName, AccountName] =
    kind === 'brought' ? [tillAccount(till.office), bank] : [bank, tillAccount(till.office)]
  const entry = await postEntry(work, 'till_cash_moved', transfer(amount, from, to), { reference: till.number })
  await noteMove(work, till, kind, amount, entry)
}

async function noteMove(
  work: Work,
  till: Till,
  kind: 'brought' | 'taken' | 'over' | 'short',
  amount: Money,
  entry: string,
): Promise<void> {
  await work.db
    .insertInto('till_moves')
    .values({
      id: newId(),
      session_id: till.id,
      kind,
      amount_minor: amount.minor,
      entry_id: entry,
      at: work.now,
      by: work.who.id ?? '',
    })
    .execute()
}
