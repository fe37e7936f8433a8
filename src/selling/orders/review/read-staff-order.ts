import { z } from 'zod'
import { type CustomerCard, readCustomers } from '#people/accounts/read-customers.ts'
import { type NationalId, readNationalIdOf } from '#people/identity/read-national-id.ts'
import type { Work } from '#platform/work/work.ts'
import { methodName, paymentMethods } from '#pricing/quote/method-table.ts'
import { findOpenEdit } from '#selling/orders/edit/lock-edit.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { isReviewedFirst } from '#selling/orders/money/payable-now.ts'

/**
 * What staff need besides the order's page: its customer, its present reviewer, and since when the customer is editing
 * it.
 */
export type StaffOrder = {
  readonly customer: CustomerCard | null
  readonly claimedBy: string | null
  readonly editedSince: Date | null
  /** The customer's payment method, and whether it is paid only after the review. */
  readonly wayToPay: { readonly method: string; readonly isAfterReview: boolean }
  /** Their identity card, if they sent one. */
  readonly nationalId: Pick<NationalId, 'id' | 'state'> | null
}

export async function readStaffOrder(work: Work, number: string): Promise<StaffOrder> {
  const order = await findOrder(work, { number })
  const customers = await readCustomers(work, [order.customer_id])
  const staff = order.claimed_by === null ? undefined : await readName(work, order.claimed_by)
  const paper = await readNationalIdOf(work, order.customer_id)
  const edit = order.editing_by === null ? null : await findOpenEdit(work, order.id)
  const method = z.enum(paymentMethods).parse(order.payment_method)
  return {
    customer: customers.get(order.customer_id) ?? null,
    claimedBy: staff?.name ?? null,
    editedSince: edit?.begun_at ?? null,
    wayToPay: {
      method: methodName(method, work.locale),
      isAfterReview: isReviewedFirst(order, await readOrderMoney(work, order)),
    },
    nationalId: paper && { id: paper.id, state: paper.state },
  }
}

function readName({ db }: Work, id: string) {
  return db.selectFrom('staff_members').select('name').where('id', '=', id).executeTakeFirst()
}
