import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { placeKinds, scanActs } from './custody-acts.ts'
import { actName, placeForCustomer } from './custody-names.ts'
import { findGaps, gapKinds } from './gaps/find-gaps.ts'
import { pieceConditions } from './piece-conditions.ts'
import { isWithUs, readCustodyHistory } from './read-custody-history.ts'
import { findPieces } from './read-piece.ts'

const step = z
  .object({
    at: dateJson,
    act: z.enum(scanActs),
    actLabel: z.string(),
    kind: z.enum(placeKinds),
    placeLabel: z.string(),
    pieces: z.int(),
    grams: z.int().nullable(),
    condition: z.enum(pieceConditions).nullable().meta({ description: 'How they looked when they came back' }),
    /** Files, as `/files/{id}`. */
    photos: z.array(z.string()),
  })
  .meta({ id: 'CustodyStep' })

const piece = z.object({
  barcode: z.string(),
  label: z.string(),
  orderNumber: z.string(),
  title: z.string(),
  unit: z.int(),
  units: z.int(),
  kind: z.enum(placeKinds),
  place: z.string(),
  since: dateJson,
})

const gap = z.object({
  kind: z.enum(gapKinds),
  itemId: z.string(),
  label: z.string(),
  barcode: z.string().nullable(),
  state: z.string(),
  place: z.string().nullable(),
})

/** Where pieces of goods are, and their chains. */
export const custodyApi = api({ tags: ['ops'] }, (route) => {
  route({
    get: '/orders/:number/items/:itemId/custody-history',
    access: 'customer',
    tags: ['orders'],
    summary: 'Each time the goods of an item were in our hands: where, when, weight and pictures',
    params: z.object({ number: z.string().max(40), itemId: z.string().max(60) }),
    answer: z.object({
      steps: z.array(step),
      stays: z.boolean().meta({ description: 'The item ended, and pieces of it are still with us' }),
    }),
    do: async ({ visit, params: { number, itemId } }) => {
      const { isOver, shots } = await visit.read(async (work) => {
        const order = await findOrder(work, { number })
        const item = isId(itemId) && order.items.find((one) => one.id === itemId)
        if (!item) throw no.NOT_FOUND()
        return { isOver: item.state === 'cancelled', shots: await readCustodyHistory(work, itemId) }
      })
      const { locale, site } = visit
      const steps = shots.map(({ at, act, kind, place, pieces, grams, condition, photos }) => ({
        at,
        act,
        kind,
        pieces,
        grams,
        condition,
        photos: [...photos],
        actLabel: actName(act, locale),
        placeLabel: placeForCustomer({ kind, place }, locale, site),
      }))
      return { steps, stays: isOver && isWithUs(shots) }
    },
  })
  route({
    get: '/ops/pieces',
    access: 'staff:orders',
    summary: 'Where pieces are: by barcode, label of an item or number of an order',
    query: z.object({ q: z.string().trim().min(1).max(60) }),
    answer: z.object({ pieces: z.array(piece) }),
    do: async ({ visit, query }) => ({ pieces: await visit.read((work) => findPieces(work, query.q)) }),
  })
  route({
    get: '/ops/pieces/gaps',
    access: 'staff:discrepancies',
    summary: 'Items and pieces of this site whose chain of scans and state do not agree',
    answer: z.object({ gaps: z.array(gap) }),
    do: async ({ visit }) => ({ gaps: await visit.read(({ db, site, now }) => findGaps(db, { site, now })) }),
  })
})
