import { sql } from 'kysely'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { ceiledQuotient, roundedQuotient } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { deliveryFeeTo } from '#pricing/quote/fees-outside.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { type SiteCurrency, sites } from '#sites/sites.ts'
import { type Company, readCompanies } from './read-companies.ts'

/** A parcel to an address in this site's lists of states and areas. */
export type Parcel = {
  readonly state: string
  readonly area: string
  readonly weightGrams: number
  readonly pieces: number
}

/** One shipping company's offer for a parcel. */
export type CourierOffer = {
  readonly company: string
  readonly name: { readonly ar: string; readonly en: string }
  readonly currency: SiteCurrency
  /** VAT included; `vatMinor` is its VAT. */
  readonly feeMinor: bigint
  readonly vatMinor: bigint
  /** Working days from its collection. */
  readonly days: { readonly from: number; readonly to: number }
  readonly cashOnDelivery: boolean
  readonly mostCashMinor: bigint | null
  /** The numbers behind the fee: `explain-fee.ts` makes a sentence of them. */
  readonly why: CourierFee & { readonly state: string; readonly termsId: string }
}

/** The companies that deliver this parcel, in the order in which they are offered. */
export async function quoteDelivery(work: Work, parcel: Parcel): Promise<readonly CourierOffer[]> {
  const companies = (await readCompanies(work)).filter(
    (one) => one.isOn && one.isConfigured && parcel.weightGrams <= one.mostGrams,
  )
  const served = await readFeesTo(
    work,
    companies.map((one) => one.code),
    parcel,
  )
  const { raw } = await readTables(work)
  const vatRate = parseDecimal(raw.vatRate) ?? { numerator: 0n, scale: 1n }
  const fromTables = deliveryFeeTo(raw, parcel.state)
  return companies.flatMap((company) => {
    const row = served.find((one) => one.company === company.code)
    if (!row) return []
    const isFromTables = row.baseMinor === null
    const fee = courierFee({ ...row, isFromTables, baseMinor: row.baseMinor ?? fromTables }, parcel.weightGrams)
    const net = roundedQuotient(fee.feeMinor * vatRate.scale, vatRate.scale + vatRate.numerator)
    const days = { from: row.daysFrom, to: row.daysTo }
    const why = { ...feeFacts(fee), state: parcel.state, termsId: row.termsId }
    return [{ ...offerOf(company, work), days, feeMinor: fee.feeMinor, vatMinor: fee.feeMinor - net, why }]
  })
}

type FeeTo = {
  readonly company: string
  readonly termsId: string
  readonly zone: string
  readonly daysFrom: number
  readonly daysTo: number
  /** Null: the delivery fee of the price tables. */
  readonly baseMinor: bigint | null
  readonly includedGrams: number
  readonly stepGrams: number
  readonly stepMinor: bigint
}

/** Of these companies those that deliver to a place now, with what its zone costs by the terms in force. */
async function readFeesTo(
  work: Work,
  companies: readonly string[],
  place: { readonly state: string; readonly area: string },
): Promise<readonly FeeTo[]> {
  if (companies.length === 0) return []
  const { rows } = await sql<FeeTo>`
    select place.company, terms.id as "termsId", place.zone, place.days_from as "daysFrom", place.days_to as "daysTo",
      fee.base_minor as "baseMinor", fee.included_grams as "includedGrams", fee.step_grams as "stepGrams",
      fee.step_minor as "stepMinor"
    from courier_places place
    cross join lateral (
      select id from courier_terms
      where company = place.company and published_at is not null and valid_from <= ${work.now}
      order by valid_from desc, published_at desc, id desc limit 1
    ) terms
    join courier_fees fee on fee.terms_id = terms.id and fee.zone = place.zone
    where place.company = any(${[...companies]}) and place.state = ${place.state} and place.is_served
      and not exists (
        select from courier_gaps gap
        where gap.company = place.company and gap.state = place.state and gap.area = ${place.area}
      )`.execute(work.db)
  return rows
}

/** What a zone costs: up to `includedGrams` the base, then `stepMinor` for each begun step. VAT is in it. */
type ZoneFee = {
  readonly baseMinor: bigint
  /** The base is the delivery fee that the price tables name for the state. */
  readonly isFromTables: boolean
  readonly includedGrams: number
  readonly stepGrams: number
  readonly stepMinor: bigint
}

/** A fee with the numbers it was made of, for a sentence that a customer can check. */
type CourierFee = ZoneFee & {
  readonly feeMinor: bigint
  readonly weightGrams: number
  readonly steps: number
}

/** What carrying a parcel of this weight costs. */
export function courierFee(zone: ZoneFee, weightGrams: number): CourierFee {
  const above = Math.max(0, weightGrams - zone.includedGrams)
  const steps = Number(ceiledQuotient(BigInt(above), BigInt(zone.stepGrams)))
  return { ...zone, weightGrams, steps, feeMinor: zone.baseMinor + BigInt(steps) * zone.stepMinor }
}

/** One company's offer for a parcel, or null if it does not deliver there. */
export async function quoteCompany(work: Work, company: string, parcel: Parcel): Promise<CourierOffer | null> {
  return (await quoteDelivery(work, parcel)).find((one) => one.company === company) ?? null
}

function offerOf(company: Company, { site }: Work) {
  return {
    company: company.code,
    name: company.name,
    currency: sites[site].currency,
    cashOnDelivery: company.collectsCash,
    mostCashMinor: company.mostCashMinor,
  }
}

function feeFacts(fee: CourierFee): CourierFee {
  const { feeMinor, baseMinor, isFromTables, includedGrams, stepGrams, stepMinor, weightGrams, steps } = fee
  return { feeMinor, baseMinor, isFromTables, includedGrams, stepGrams, stepMinor, weightGrams, steps }
}
