import { z } from 'zod'
import { readingSources } from '#catalog/reader/fetching/read-link.ts'
import { decimalJson, numberFromDecimal } from '#platform/values/amounts/money-json.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { itemDataJson } from '#selling/orders/items/item-data.ts'
import { verdict } from '#selling/orders/review/verdict.ts'
import type { DeskFacts } from './read-desk-facts.ts'

const count = z.int()
const point = z.object({ at: dateJson, price: decimalJson, currency: z.string(), reviewedBy: z.string().nullable() })

/** The facts beside the form of an item under review, for the API. */
export const deskShape = z
  .object({
    id: z.string(),
    snapshot: z
      .object({
        readAt: dateJson,
        isAgain: z.boolean(),
        source: z.enum(readingSources),
        reason: z.string().nullable(),
        title: z.string().nullable(),
        price: z.number().nullable(),
        currency: z.string().nullable(),
        availability: z.string().nullable(),
        text: z.string().nullable(),
        foundBy: z.record(z.string(), z.string()),
      })
      .nullable(),
    known: z
      .object({ order: z.string(), at: dateJson, by: z.string().nullable(), verdict, data: itemDataJson })
      .nullable(),
    same: z.object({ items: count, orders: count, withColleagues: count }),
    prices: z.object({ points: z.array(point), usual: decimalJson.nullable(), farPercent: z.int().nullable() }),
    rules: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        asks: z.string(),
        where: z.string(),
        word: z.string(),
        since: dateJson,
        source: z.string(),
      }),
    ),
    limits: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        per: z.enum(['order', 'year']),
        unit: z.enum(['pieces', 'grams']),
        most: count,
        cameIn: count,
        beside: count.describe(
          'Of a limit of one order: what other orders of the person hold that may go in one shipment',
        ),
        coming: count,
        adds: count,
        left: count,
        since: dateJson,
        source: z.string(),
        doubt: z.string(),
      }),
    ),
  })
  .meta({ id: 'ReviewDeskItem' })

export function deskJson(id: string, { readPage, known, same, costs, flags }: DeskFacts): z.output<typeof deskShape> {
  const product = readPage?.product
  return {
    id,
    snapshot: readPage && {
      readAt: readPage.readAt,
      isAgain: readPage.isAgain,
      source: readPage.source,
      reason: readPage.reason,
      title: product?.title ?? null,
      price: numberFromDecimal(product?.price),
      currency: product?.currency ?? null,
      availability: product?.availability ?? null,
      text: readPage.seen?.text ?? null,
      foundBy: Object.fromEntries(
        Object.entries(readPage.seen?.ways ?? {}).flatMap(([name, way]) => (way ? [[name, way]] : [])),
      ),
    },
    known: known && { order: known.number, at: known.at, by: known.by, verdict: known.verdict, data: known.data },
    same: { items: same.items, orders: same.orders, withColleagues: same.others },
    prices: {
      points: costs.points.map(({ by, ...point }) => ({ ...point, reviewedBy: by })),
      usual: costs.usual?.price ?? null,
      farPercent: costs.farPercent,
    },
    rules: flags.hits.map(({ hit, rule, name }) => ({
      kind: hit.kind,
      name,
      asks: rule.asks,
      where: hit.where,
      word: hit.word,
      since: rule.since,
      source: rule.source,
    })),
    limits: flags.uses.map(({ limit, name, cameIn, coming, beside, adds, left }) => ({
      kind: limit.kind,
      name,
      per: limit.per,
      unit: limit.unit,
      most: limit.most,
      cameIn,
      coming,
      beside,
      adds,
      left,
      since: limit.since,
      source: limit.source,
      doubt: limit.doubt,
    })),
  }
}
