import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { readSettingVersions, readUsual } from '#platform/settings/changeable/read-setting.ts'
import { valuesIn, versionAt } from '#platform/settings/changeable/setting-versions.ts'
import {
  agreeToVersion,
  lockOpenVersion,
  withdrawVersion,
  writeVersion,
} from '#platform/settings/changeable/write-version.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import { momentOf } from '#platform/values/site-time.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { AnySetting } from './setting-list.ts'
import { no } from './settings.refusals.ts'

export type SettingChange = {
  readonly values: Readonly<Record<string, string | number | boolean>>
  /** A day of the site; today means from now on. */
  readonly from: string
  readonly why: string
  /** The newest version when the form was opened; empty: there was none. */
  readonly seen: string
}

/** Sets it from a day on; what is about money or law waits until a second person agrees. Refuses `STALE` over a change that was not seen. */
export async function changeSetting(
  work: Work,
  setting: AnySetting,
  change: SettingChange,
): Promise<{ readonly waits: boolean }> {
  requireProof(work)
  requireMayChange(work, setting)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${work.site} ${setting.name}`}, 0))`.execute(
    work.db,
  )
  if ((await readNewest(work, setting.name)) !== change.seen) throw platformNo.STALE()
  const { from, values, why } = change
  const earliest = earliestOf(work, setting)
  if (from < earliest.day) throw no.SETTING_PAST({ path: 'from', day: earliest.day })
  const fault = setting.check?.(values, work.site)
  if (fault) throw no.SETTING_WRONG({ path: `values.${fault.field}` })
  const validFrom = from === earliest.day ? earliest.at : momentOf(`${from}T00:00`, work.site)!
  const before = await readAt(work, setting, validFrom)
  if (isDeepStrictEqual(before, values)) throw no.SETTING_UNCHANGED()
  const waits = setting.needsSecond ?? false
  const id = await writeVersion(work, { name: setting.name, value: values, validFrom, why, needsSecond: waits })
  if (id === null) throw no.SETTING_WAITS()
  const action = waits ? 'setting.propose' : 'setting.change'
  await audit(work, { action, subject: subjectOf(setting), before, after: { ...values, from }, why })
  return { waits }
}

/** A second person agrees: it holds from its day on, and never before this moment. */
export async function agreeToSetting(work: Work, setting: AnySetting, id: string): Promise<void> {
  requireProof(work)
  requireMayChange(work, setting)
  const version = await lockOf(work, setting, id)
  if (!version.needs_second || version.agreed_at !== null) throw platformNo.STALE()
  requireSecondPerson(work, version.changed_by)
  const before = await readAt(work, setting, version.valid_from)
  await agreeToVersion(work, id, earliestOf(work, setting).at)
  const after = valuesIn(version.value, before)
  await audit(work, { action: 'setting.agree', subject: subjectOf(setting), before, after, why: version.why })
}

/** Takes a change back that does not hold yet. */
export async function withdrawSetting(work: Work, setting: AnySetting, id: string): Promise<void> {
  requireProof(work)
  requireMayChange(work, setting)
  const version = await lockOf(work, setting, id)
  await withdrawVersion(work, id)
  const before = valuesIn(version.value, await readUsual(work, setting))
  await audit(work, { action: 'setting.withdraw', subject: subjectOf(setting), before, why: version.why })
}

/** From when on a change may hold, as a moment and a day of the site. */
export function earliestOf({ now, site }: Pick<Work, 'now' | 'site'>, { isOfDays }: Pick<AnySetting, 'isOfDays'>) {
  const today = sayPlainTime(now, site).slice(0, 10)
  if (!isOfDays) return { day: today, at: now }
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return { day, at: momentOf(`${day}T00:00`, site)! }
}

// Administrators, unless the setting names others besides them.
function requireMayChange({ who }: Work, { permission }: AnySetting): void {
  if (!permits(who, permission ?? 'settings')) throw platformNo.FORBIDDEN()
}

async function lockOf(work: Work, { name }: AnySetting, id: string) {
  const version = await lockOpenVersion(work, id)
  if (!version || version.name !== name) throw platformNo.STALE()
  return version
}

async function readAt(work: Work, setting: AnySetting, at: Date) {
  const usual = await readUsual(work, setting)
  const versions = await readSettingVersions(work, setting)
  const found = versionAt(
    versions.map(({ validFrom, values }) => ({ validFrom, value: values })),
    at,
  )
  return found ? valuesIn(found.value, usual) : usual
}

async function readNewest({ db, site }: Work, name: string): Promise<string> {
  const row = await db
    .selectFrom('setting_versions')
    .select('id')
    .where('site', '=', site)
    .where('name', '=', name)
    .where('withdrawn_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? ''
}

function subjectOf({ name }: AnySetting): string {
  return `setting:${name}`
}
