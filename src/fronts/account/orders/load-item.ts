import { data } from 'react-router'
import { z } from 'zod'
import { isWithUs, readCustodyHistory } from '#fulfilment/custody/read-custody-history.ts'
import { readShortItems } from '#fulfilment/custody/read-short-items.ts'
import { readExpectations } from '#fulfilment/expectations/read-expectations.ts'
import { withExpected } from '#fulfilment/expectations/read-expected-order.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isEnded } from '#selling/orders/discrepancies/discrepancy-moves.ts'
import { readOwnDiscrepancies } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { isFinal, rankOf } from '#selling/orders/items/item-states.ts'
import { orderTimeline } from '#selling/orders/items/order-timeline.ts'
import { readOrderTraces } from '#selling/orders/items/order-traces.ts'
import { readItemHistory } from '#selling/orders/items/read-item-history.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import type { Lost } from './lost-note.tsx'

const facts = z.object({ what: z.enum(['lost', 'seized', 'destroyed']) })

type Asked = { readonly number: string; readonly id: string }

/** One item of a customer's order: its history, its expected arrival, and its open case. */
export async function loadItem(visit: Visit, request: Request, { number, id }: Asked) {
  requireCustomer(visit, request)
  const { locale, site } = visit
  return foundPage(
    visit.read(async (work) => {
      const order = await readOrder(work, number)
      const item = order.items.find((one) => one.id === id)
      if (!item) throw data(null, { status: 404 })
      const [history, expectations, custody, short] = await Promise.all([
        readItemHistory(work, [item.id]),
        readExpectations(work, [item]),
        readCustodyHistory(work, item.id),
        readShortItems(work, order),
      ])
      const { discrepancies } = await readOrderTraces(work, order.id)
      const cases = discrepancies ? await readOwnDiscrepancies(work, order.id) : []
      const steps = history.map(({ at, to, event, note, data: facts }) => ({
        at,
        to,
        label: stateLabel(to, site, item.country, locale),
        // A loss is shown with what happened and how we know.
        lost: event === 'writeOff' ? { what: lossOf(facts), why: note } : null,
      }))
      const expected = expectations.get(item.id) ?? null
      const way = withExpected(
        orderTimeline(history, new Map([[item.id, item.state]]), order.arrival === 'delivery', work.site),
        expected,
      )
      const isOver = isFinal(item.state)
      const stays = item.state === 'cancelled' && isWithUs(custody)
      const coming = isOver
        ? []
        : way.filter(({ state, reachedAt }) => !reachedAt && rankOf(state) > rankOf(item.state))
      const named = coming.map((step) => ({ ...step, label: stateLabel(step.state, site, item.country, locale) }))
      return {
        item,
        currency: order.money.currency,
        found: cases.find(({ itemId, state }) => itemId === item.id && !isEnded(state)) ?? null,
        short: short[item.id],
        steps,
        expected,
        coming: named,
        custody,
        stays,
        number: order.number,
        locale,
        site,
      }
    }),
  )
}

/** What happened to written-off goods, from their history. */
function lossOf(data: unknown): Lost['what'] {
  return facts.catch({ what: 'lost' }).parse(data).what
}
