import { readVersionsOfAll } from '#platform/settings/changeable/read-setting.ts'
import { rowSetting } from '#platform/settings/changeable/setting.ts'
import { valuesIn, versionAt } from '#platform/settings/changeable/setting-versions.ts'
import { onceInMoment } from '#platform/values/moment.ts'
import type { Work } from '#platform/work/work.ts'
import { receivingCountries } from './cards/receiving-countries.ts'

/** Where stores of a country send to, and how staff write it into their forms. Empty: nobody said it yet. */
export type WarehouseFacts = { readonly address: string; readonly phone: string; readonly howTo: string }

const fields = {
  address: { kind: 'text', longest: 500, lines: 4, isLatin: true },
  phone: { kind: 'text', longest: 40, isLatin: true, isOptional: true },
  howTo: { kind: 'text', longest: 500, lines: 3, isOptional: true },
} as const

/** The warehouse of a country; an address of before stands in `warehouse_addresses`. */
export function warehouseSetting(country: string) {
  return rowSetting({
    name: `warehouse.${country}`,
    fields,
    readUsual: async (work) => (await readFirst(work)).get(country) ?? nothing,
    check: ({ address }) => (address.length < 10 ? { field: 'address', word: 'purchasing_warehouse_short' } : null),
  })
}

/** The warehouses of this site that are known, by country. */
export async function readWarehouses(work: Work): Promise<ReadonlyMap<string, WarehouseFacts>> {
  const first = await readFirst(work)
  const versions = await readVersionsOfAll(work)
  const known = receivingCountries.map((country) => {
    const usual = first.get(country) ?? nothing
    const version = versionAt(versions.get(`${work.site} ${warehouseSetting(country).name}`) ?? [], work.now)
    return [country, version ? valuesIn<typeof fields>(version.value, usual) : usual] as const
  })
  return new Map(known.filter(([, { address }]) => address !== ''))
}

const nothing: WarehouseFacts = { address: '', phone: '', howTo: '' }

function readFirst(work: Work): Promise<ReadonlyMap<string, WarehouseFacts>> {
  return onceInMoment(work, `warehouses ${work.site}`, async () => {
    const rows = await work.db
      .selectFrom('warehouse_addresses')
      .select(['country', 'address'])
      .where('site', '=', work.site)
      .execute()
    return new Map(rows.map(({ country, address }) => [country, { ...nothing, address }]))
  })
}
