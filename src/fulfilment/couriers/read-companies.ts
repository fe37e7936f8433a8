import type { Work } from '#platform/work/work.ts'

export type Company = {
  readonly code: string
  readonly name: { readonly ar: string; readonly en: string }
  /** The provider whose API books its parcels; null if staff record its waybills. */
  readonly provider: string | null
  readonly collectsCash: boolean
  readonly mostCashMinor: bigint | null
  readonly mostGrams: number
  readonly trackingUrl: string | null
  readonly isOn: boolean
  /** A company with an API is offered only if the settings name it. */
  readonly isConfigured: boolean
}

/** The shipping companies of this site, in the order in which they are offered. */
export async function readCompanies(work: Work): Promise<readonly Company[]> {
  const rows = await work.db
    .selectFrom('courier_companies as company')
    .leftJoin('courier_connections as connection', 'connection.company', 'company.code')
    .select(['code', 'name_ar', 'name_en', 'provider', 'collects_cash', 'most_cash_minor', 'most_grams'])
    .select(['tracking_url', 'is_on', 'connection.is_configured'])
    .where('site', '=', work.site)
    .orderBy('place')
    .orderBy('code')
    .execute()
  return rows.map((row) => ({
    code: row.code,
    name: { ar: row.name_ar, en: row.name_en },
    provider: row.provider,
    collectsCash: row.collects_cash,
    mostCashMinor: row.most_cash_minor,
    mostGrams: row.most_grams,
    trackingUrl: row.tracking_url,
    isOn: row.is_on,
    isConfigured: row.provider === null || row.is_configured === true,
  }))
}

/** One company of this site, or null. */
export async function readCompany(work: Work, code: string): Promise<Company | null> {
  return (await readCompanies(work)).find((one) => one.code === code) ?? null
}

/** The address where a customer can track a parcel of this company; null if there is none. */
export function trackingUrl({ trackingUrl }: Pick<Company, 'trackingUrl'>, awb: string | null): string | null {
  return awb === null ? null : (trackingUrl?.replace('{awb}', encodeURIComponent(awb)) ?? null)
}
