import type { QueryWork, Work } from '#platform/work/work.ts'
import type { RowSetting, Setting, SettingFields, ValuesOf } from './setting.ts'
import { type SettingVersion, valuesIn, versionAt } from './setting-versions.ts'

type Asked<Fields extends SettingFields> = Setting<Fields> | RowSetting<Fields>

/** What holds now, as the database says it in this transaction. */
export async function readSetting<Fields extends SettingFields>(
  work: Work,
  setting: Asked<Fields>,
): Promise<ValuesOf<Fields>> {
  const usual = await readUsual(work, setting)
  const version = versionAt(await readVersions(work, setting.name), work.now)
  return version ? valuesIn<Fields>(version.value, usual) : usual
}

/** All that held and will hold on this site, in its order, each from its moment on. */
export async function readSettingVersions<Fields extends SettingFields>(
  work: Work,
  setting: Asked<Fields>,
): Promise<readonly { readonly validFrom: Date; readonly values: ValuesOf<Fields> }[]> {
  const versions = await readVersions(work, setting.name)
  if (versions.length === 0) return []
  const usual = await readUsual(work, setting)
  return versions.map(({ validFrom, value }) => ({ validFrom, values: valuesIn<Fields>(value, usual) }))
}

export async function readUsual<Fields extends SettingFields>(
  work: Work,
  setting: Asked<Fields>,
): Promise<ValuesOf<Fields>> {
  return 'usual' in setting ? setting.usual(work.site) : setting.readUsual(work)
}

async function readVersions(work: Work, name: string): Promise<readonly SettingVersion[]> {
  const rows = await holding(work).where('site', '=', work.site).where('name', '=', name).execute()
  return rows.map(({ valid_from, value }) => ({ validFrom: valid_from, value }))
}

/** The versions of all settings by site and name. */
export async function readVersionsOfAll(
  work: Pick<QueryWork, 'db'>,
): Promise<ReadonlyMap<string, readonly SettingVersion[]>> {
  const found = new Map<string, SettingVersion[]>()
  for (const { site, name, valid_from, value } of await holding(work).execute()) {
    const key = `${site} ${name}`
    const versions = found.get(key) ?? []
    versions.push({ validFrom: valid_from, value })
    found.set(key, versions)
  }
  return found
}

function holding({ db }: Pick<QueryWork, 'db'>) {
  return db
    .selectFrom('setting_versions')
    .select(['site', 'name', 'valid_from', 'value'])
    .where('withdrawn_at', 'is', null)
    .where((row) => row.or([row('needs_second', '=', false), row('agreed_at', 'is not', null)]))
    .orderBy('valid_from')
    .orderBy('changed_at')
}
