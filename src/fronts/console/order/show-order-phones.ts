import { permits } from '#people/access/permissions.ts'
import { recordLook } from '#people/access/sealed/record-look.ts'
import { no } from '#platform/work/refusal.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { requireSeen } from '#selling/orders/items/of-places.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { readStaffOrder } from '#selling/orders/review/read-staff-order.ts'

/** The whole phones of an order's customer and address, for whoever calls them; the look is written down. */
export async function showOrderPhones(work: Work, number: string) {
  if (!permits(work.who, 'customers')) throw no.FORBIDDEN()
  const { id } = await findOrder(work, { number })
  await requireSeen(work, id)
  await recordLook(work, 'phone.look', `order:${id}`)
  const { customer } = await readStaffOrder(work, number)
  const { address } = await readOrder(asSystem(work), number)
  return { phone: customer?.phone ?? null, address }
}
