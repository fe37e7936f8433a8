import { renewOften } from '#platform/work/renew-often.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { mainSite, type Site } from '#sites/sites.ts'
import { readVersionsOfAll } from './read-setting.ts'
import { keepTexts } from './said-texts.ts'
import type { Setting, SettingFields, ValuesOf } from './setting.ts'
import { type SettingVersion, valuesIn, versionAt } from './setting-versions.ts'

const everyMs = 5_000
let known: ReadonlyMap<string, readonly SettingVersion[]> = new Map()

/**
 * What holds now, from the memory of this process, known to seconds (`watchSettings`): for limits and switches, which pages ask
 * without the database. What is about money asks the database (`readSetting`).
 */
export function settingOf<Fields extends SettingFields>(
  setting: Setting<Fields>,
  { site, now }: { readonly site: Site; readonly now: Date },
): ValuesOf<Fields> {
  const usual = setting.usual(site)
  const version = versionAt(known.get(`${site} ${setting.name}`) ?? [], now)
  return version ? valuesIn<Fields>(version.value, usual) : usual
}

/** Reads all settings now and every few seconds; returns a function that stops it. */
export function watchSettings(work: Pick<QueryWork, 'db'>, onError: (error: unknown) => void): () => void {
  return renewOften(() => renewSettings(work), everyMs, onError)
}

/** Reads them once: who has just changed one sees it at once. */
export async function renewSettings(work: Pick<QueryWork, 'db'>): Promise<void> {
  known = await readVersionsOfAll(work)
  const main = `${mainSite} `
  keepTexts(
    [...known].flatMap(([key, versions]) =>
      key.startsWith(main) ? [[key.slice(main.length), versions] as const] : [],
    ),
  )
}
