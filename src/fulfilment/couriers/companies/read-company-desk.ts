import { type Company, readCompanies } from '#fulfilment/couriers/read-companies.ts'
import { underWay } from '#fulfilment/couriers/waybills/waybill-moves.ts'
import { listStates, nameOfPlace } from '#people/addresses/geo.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type CompanyTerms, readTerms } from './read-terms.ts'

type Connection = {
  readonly answeredAt: Date | null
  readonly failedAt: Date | null
  readonly fault: string | null
}
export type CompanyRow = Company & {
  readonly underWay: number
  readonly states: number
  readonly hasDraft: boolean
  readonly connection: Connection | null
}

/** The companies of this site as staff see them. */
export async function readCompanyDesk(work: Work): Promise<readonly CompanyRow[]> {
  const companies = await readCompanies(work)
  const counts = await work.db
    .selectFrom('courier_companies as company')
    .leftJoin('courier_connections as connection', 'connection.company', 'company.code')
    .select(({ selectFrom, fn }) => [
      'company.code',
      'answered_at as answeredAt',
      'failed_at as failedAt',
      'fault',
      selectFrom('waybills')
        .select(fn.countAll<number>().as('count'))
        .whereRef('waybills.company', '=', 'company.code')
        .where('state', 'in', [...underWay])
        .as('underWay'),
      selectFrom('courier_places')
        .select(fn.countAll<number>().as('count'))
        .whereRef('courier_places.company', '=', 'company.code')
        .where('is_served', '=', true)
        .as('states'),
      selectFrom('courier_terms')
        .select(fn.countAll<number>().as('count'))
        .whereRef('courier_terms.company', '=', 'company.code')
        .where('published_at', 'is', null)
        .where('dropped_at', 'is', null)
        .as('drafts'),
    ])
    .where('company.site', '=', work.site)
    .execute()
  return companies.map((company) => {
    const row = counts.find((one) => one.code === company.code)
    const { answeredAt = null, failedAt = null, fault = null } = row ?? {}
    return {
      ...company,
      underWay: Number(row?.underWay ?? 0),
      states: Number(row?.states ?? 0),
      hasDraft: Number(row?.drafts ?? 0) > 0,
      connection: company.provider === null ? null : { answeredAt, failedAt, fault },
    }
  })
}

export type CompanyPlace = {
  readonly state: string
  readonly name: string
  readonly zone: string
  readonly days: { readonly from: number; readonly to: number }
  readonly isServed: boolean
}
export type CompanyGap = { readonly state: string; readonly area: string; readonly name: string; readonly at: Date }
export type CompanyPage = {
  readonly company: CompanyRow
  readonly places: readonly CompanyPlace[]
  readonly gaps: readonly CompanyGap[]
  readonly terms: CompanyTerms
}

/** One company with its areas and fees; another site's is not found. */
export async function readCompanyPage(work: Work, code: string): Promise<CompanyPage> {
  const company = (await readCompanyDesk(work)).find((one) => one.code === code)
  if (!company) throw no.NOT_FOUND()
  const places = await work.db
    .selectFrom('courier_places')
    .select(['state', 'zone', 'days_from', 'days_to', 'is_served'])
    .where('company', '=', code)
    .execute()
  const gaps = await work.db
    .selectFrom('courier_gaps')
    .select(['state', 'area', 'at'])
    .where('company', '=', code)
    .orderBy('at', 'desc')
    .execute()
  const states = listStates(work.site, work.locale)
  return {
    company,
    // In the reader's alphabetical order, like their list of states.
    places: states.flatMap(({ code: state, name }) => {
      const row = places.find((one) => one.state === state)
      if (!row) return []
      return [{ state, name, zone: row.zone, days: { from: row.days_from, to: row.days_to }, isServed: row.is_served }]
    }),
    gaps: gaps.map(({ state, area, at }) => {
      const names = nameOfPlace(work.site, state, area, work.locale)
      return { state, area, at, name: `${names.area}, ${names.state}` }
    }),
    terms: await readTerms(work, code),
  }
}
