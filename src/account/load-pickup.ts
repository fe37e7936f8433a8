import { redirect } from 'react-router'
import { z } from 'zod'
import { readOrder } from '#orders/read-order.ts'
import { readOrders } from '#orders/read-orders.ts'
import { requireCustomer } from '#people/require-customer.ts'
import { foundPage } from '#platform/found-page.ts'
import { newId } from '#platform/id.ts'
import { sayPlainDay } from '#platform/say-date.ts'
import type { Visit } from '#platform/visit.ts'
import { readOfficeDays, readOffices } from '#requests/read-offices.ts'

export const pickupForm = z.object({
  key: z.string(),
  office: z.string().min(1),
  slot: z
    .string()
    .default('')
    .transform((text) => {
      const found = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(text)
      return found ? { day: found[1] ?? '', from: found[2] ?? '' } : null
    }),
})

/** Everything of the customer that has arrived and waits, with this order's goods chosen, and when the office is open. */
export async function loadPickup(visit: Visit, request: Request, number: string) {
  requireCustomer(visit, request)
  const { locale } = visit
  const facts = await foundPage(
    visit.read(async (work) => {
      const order = await readOrder(work, number)
      const { items } = await readOrders(work, { tab: 'ongoing', pageSize: 100 })
      const waiting = items.flatMap((one) =>
        one.items
          .filter((item) => item.state === 'waiting_delivery_request')
          .map((item) => ({ ...item, number: one.number, isOfThis: one.number === order.number })),
      )
      const offices = await readOffices(work)
      const days = offices[0] ? await readOfficeDays(work, offices[0].code) : []
      return { number: order.number, waiting, offices, days }
    }),
  )
  if (!facts.waiting.some((item) => item.isOfThis)) throw redirect(`/${locale}/account/orders/${facts.number}`)
  const slots = facts.days.flatMap(({ day, times }) =>
    times.map((time) => ({ value: `${day} ${time}`, text: `${sayPlainDay(day, locale)} · \u2066${time}\u2069` })),
  )
  return { ...facts, slots, key: newId(), locale }
}
