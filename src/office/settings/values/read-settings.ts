import { readUsual } from '#platform/settings/changeable/read-setting.ts'
import { valuesIn } from '#platform/settings/changeable/setting-versions.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { type AnySetting, type ListedSetting, settingsOf } from './setting-list.ts'

export type Values = Readonly<Record<string, string | number | boolean>>
export type VersionState = 'holds' | 'planned' | 'waits' | 'earlier' | 'withdrawn'
export type SettingRow = {
  readonly id: string
  readonly values: Values
  readonly validFrom: Date
  readonly why: string
  readonly by: string
  readonly isMine: boolean
  readonly at: Date
  readonly agreedBy: string | null
  readonly state: VersionState
}

export type DeskSetting = ListedSetting & {
  readonly usual: Values
  /** What holds now; null: as usual. */
  readonly holds: SettingRow | null
  /** What is planned or waits, the next first. */
  readonly coming: readonly SettingRow[]
}

/** All settings of the site: what holds of each, and what comes. */
export async function readDeskSettings(work: Work, ports: Ports): Promise<readonly DeskSetting[]> {
  const rows = await readRows(work, null)
  const found: DeskSetting[] = []
  for (const listed of settingsOf(work.site, ports)) {
    const { usual, versions } = await versionsOf(work, listed.setting, rows)
    const coming = versions.filter(({ state }) => state === 'planned' || state === 'waits')
    found.push({ ...listed, usual, holds: versions.find(({ state }) => state === 'holds') ?? null, coming })
  }
  return found
}

/** One setting with all that was ever said of it, the newest first. */
export async function readDeskSetting(work: Work, setting: AnySetting) {
  return versionsOf(work, setting, await readRows(work, setting.name))
}

async function versionsOf(work: Work, setting: AnySetting, rows: Rows) {
  const usual: Values = await readUsual(work, setting)
  const own = rows.filter(({ name }) => name === setting.name)
  const holding = own
    .filter((row) => row.withdrawn_at === null && row.valid_from <= work.now && !(row.needs_second && !row.agreed_at))
    .toSorted(
      (a, b) => b.valid_from.getTime() - a.valid_from.getTime() || b.changed_at.getTime() - a.changed_at.getTime(),
    )[0]
  const stateOf = (row: Rows[number]): VersionState => {
    if (row.withdrawn_at) return 'withdrawn'
    if (row.needs_second && !row.agreed_at) return 'waits'
    if (row.valid_from > work.now) return 'planned'
    return row === holding ? 'holds' : 'earlier'
  }
  const versions = own.map((row) => ({
    id: row.id,
    values: valuesIn(row.value, usual) as Values,
    validFrom: row.valid_from,
    why: row.why,
    by: row.by,
    isMine: row.changed_by === work.who.id,
    at: row.changed_at,
    agreedBy: row.agreed_name,
    state: stateOf(row),
  }))
  return { usual, versions, newest: own.find((row) => row.withdrawn_at === null)?.id ?? '' }
}

type Rows = Awaited<ReturnType<typeof readRows>>

async function readRows({ db, site }: Work, name: string | null) {
  return db
    .selectFrom('setting_versions as version')
    .innerJoin('staff_members as author', 'author.id', 'version.changed_by')
    .leftJoin('staff_members as other', 'other.id', 'version.agreed_by')
    .selectAll('version')
    .select(['author.name as by', 'other.name as agreed_name'])
    .where('version.site', '=', site)
    .$if(name !== null, (query) => query.where('version.name', '=', name))
    .orderBy('version.changed_at', 'desc')
    .orderBy('version.id', 'desc')
    .limit(1000)
    .execute()
}
