import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { roundedQuotient } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { deliveryFeeTo } from '#pricing/quote/fees-outside.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { type SiteCurrency, sites } from '#sites/sites.ts'
import { type CourierFee, courierFee } from './courier-fee.ts'
import { type Company, readCompanies } from './read-companies.ts'
import { readFeesTo } from './read-fees-to.ts'

/** A parcel to an address of this site's lists of states and areas. */
export type Parcel = {
  readonly state: string
  readonly area: string
  readonly weightGrams: number
  readonly pieces: number
}

/** What one shipping company does for a parcel, and for how much. */
export type CourierOffer = {
  readonly company: string
  readonly name: { readonly ar: string; readonly en: string }
  readonly currency: SiteCurrency
  /** VAT included; `vatMinor` is the part of it. */
  readonly feeMinor: bigint
  readonly vatMinor: bigint
  /** Working days from its collection. */
  readonly days: { readonly from: number; readonly to: number }
  readonly cashOnDelivery: boolean
  readonly mostCashMinor: bigint | null
  /** The numbers behind the fee: `explain-fee.ts` makes a sentence of them. */
  readonly why: CourierFee & { readonly state: string; readonly termsId: string }
}

/** The companies that bring this parcel to its address, in the order in which they are offered. */
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

/** One company's offer for a parcel, or null where it does not bring it there. */
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
