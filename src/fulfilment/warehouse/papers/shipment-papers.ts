import { z } from 'zod'
import { siteCodes } from '#sites/sites.ts'

const minor = z.union([z.bigint(), z.string().transform(BigInt)])
const sums = z.array(z.object({ currency: z.string(), minor, freight: minor }))

const line = z.object({
  itemId: z.string(),
  label: z.string(),
  /** The packed boxes that contain its pieces, by barcode. */
  boxes: z.array(z.string()).default([]),
  title: z.string(),
  category: z.string(),
  /** The tariff heading, if the goods' category has one. */
  hsCode: z.string().nullable(),
  origin: z.string(),
  quantity: z.int(),
  unitGrams: z.int(),
  grams: z.int(),
  currency: z.string(),
  unitMinor: minor,
  valueMinor: minor,
  /** The store's charge for sending the line to our warehouse. */
  freightMinor: minor,
})

const consignee = z.object({
  /** The house waybill: one for each customer in the shipment. */
  waybill: z.string(),
  customerId: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  lines: z.array(line),
  pieces: z.int(),
  grams: z.int(),
  sums,
})

/** A box that was packed here; measures that were never taken (before boxes had to be closed) are empty. */
const packedBox = z.object({
  barcode: z.string(),
  customerId: z.string(),
  lengthCm: z.int().nullable(),
  widthCm: z.int().nullable(),
  heightCm: z.int().nullable(),
  grossGrams: z.int().nullable(),
  /** Of its pieces, by our own scale. */
  netGrams: z.int(),
  pieces: z.int(),
})

/**
 * Everything in a shipment's papers. Stored with its hand-over, amounts as texts, so that they never change after it.
 */
export const shipmentPapers = z.object({
  number: z.string(),
  site: z.enum(siteCodes),
  origin: z.string(),
  boxes: z.array(z.string()),
  /** The boxes that were packed, measured and weighed by us; older papers have none. */
  packed: z.array(packedBox).default([]),
  consignees: z.array(consignee),
  lines: z.int(),
  pieces: z.int(),
  grams: z.int(),
  sums,
})

export type ShipmentPapers = z.output<typeof shipmentPapers>
export type Consignee = ShipmentPapers['consignees'][number]
export type PackedBox = z.output<typeof packedBox>
export type PaperLine = Consignee['lines'][number]
export type PaperSum = ShipmentPapers['sums'][number]

/** Goods are priced in their stores' currencies: one sum for each currency, the largest first. */
export function sumsOf(lines: readonly PaperLine[]): PaperSum[] {
  const byCurrency = Map.groupBy(lines, (one) => one.currency)
  return [...byCurrency]
    .map(([currency, own]) => ({
      currency,
      minor: own.reduce((sum, one) => sum + one.valueMinor, 0n),
      freight: own.reduce((sum, one) => sum + one.freightMinor, 0n),
    }))
    .sort((one, other) => Number(other.minor - one.minor) || one.currency.localeCompare(other.currency))
}

/**
 * The labels of a shipment's boxes, as printed and scanned at the hand-over: packed boxes with their own barcodes;
 * goods without one get the remaining numbers of the count.
 */
export function boxLabels(
  { number, boxes }: { readonly number: string; readonly boxes: number },
  goods: readonly { readonly boxes: readonly string[]; readonly isLoose: boolean }[],
): string[] {
  if (goods.length === 0) return []
  const packed = [...new Set(goods.flatMap((one) => one.boxes))].sort()
  const isAllPacked = packed.length > 0 && goods.every((one) => !one.isLoose)
  const others = isAllPacked ? 0 : Math.max(1, boxes - packed.length)
  return [...packed, ...Array.from({ length: others }, (_, at) => `${number}-B${String(at + 1).padStart(2, '0')}`)]
}

/** The stored form: without consignees, who are stored beside it. JSON has no bigint. */
export function keptPapers(papers: ShipmentPapers): string {
  const consignees = papers.consignees.map((one) => ({ ...one, name: '', phone: '', address: '' }))
  return JSON.stringify({ ...papers, consignees }, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}
