import { readPictureChoices } from '#content/pages/media/read-pictures.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import type { Visit } from '#platform/http/visit.ts'
import { currencySign } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { earliestOf } from './change-setting.ts'
import { readDeskSetting } from './read-settings.ts'
import { fieldTitle, sayValues, settingLead, settingTitle } from './say-setting.ts'
import { typedOf } from './setting-form.ts'
import type { AnySetting } from './setting-list.ts'

/**
 * The page of one setting. `as` in the address names a version, or `usual`, that the form begins with instead of what
 * holds.
 */
export async function loadSetting(visit: Visit, request: Request, setting: AnySetting, site = visit.site) {
  const as = new URL(request.url).searchParams.get('as')
  const { locale } = visit
  const { usual, versions, newest } = await visit.read((work) => readDeskSetting({ ...work, site }, setting))
  const holds = versions.find(({ state }) => state === 'holds') ?? null
  const now = holds?.values ?? usual
  const again = as === 'usual' ? usual : (versions.find(({ id }) => id === as)?.values ?? null)
  const hasPicture = Object.values(setting.fields).some(({ kind }) => kind === 'picture')
  const pictures = hasPicture ? await visit.read((work) => readPictureChoices(work, locale)) : []
  const said = (values: typeof usual) => sayValues(setting, values, { locale, site, pictures })
  return {
    name: setting.name,
    title: settingTitle(setting, locale),
    lead: settingLead(setting, locale),
    locale,
    asksProof: needsProof(visit),
    done: doneText(request, 'settings_done', locale),
    sign: currencySign(sites[site].currency, locale),
    needsSecond: setting.needsSecond ?? false,
    isOfDays: setting.isOfDays ?? false,
    isWaiting: versions.some(({ state }) => state === 'waits'),
    earliest: earliestOf({ now: visit.now, site }, setting).day,
    seen: newest,
    again: again && as,
    fields: Object.entries(setting.fields).map(([name, field]) => ({
      name,
      title: fieldTitle(setting, name, locale),
      field,
      typed: typedOf(field, (again ?? now)[name] ?? ''),
      usual: typedOf(field, usual[name] ?? ''),
      hint: null as string | null,
      pictures: field.kind === 'picture' ? pictures : [],
    })),
    now: said(now),
    usual: holds && Object.values(usual).some((one) => one !== '') ? said(usual) : null,
    since: holds
      ? m.settings_since({ at: sayMoment(holds.validFrom, locale, site), by: isolate(holds.by) }, { locale })
      : m.settings_as_usual({}, { locale }),
    versions: versions.map(({ at, validFrom, values, ...version }) => ({
      ...version,
      from: sayMoment(validFrom, locale, site),
      at: sayMoment(at, locale, site),
      said: said(values),
    })),
  }
}
