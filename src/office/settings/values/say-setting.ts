import { partOf } from '#office/settings/texts/text-setting.ts'
import { textPrefix } from '#platform/settings/changeable/said-texts.ts'
import type { SettingField } from '#platform/settings/changeable/setting.ts'
import { formatCount, formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayPlainDay } from '#platform/values/say-date.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Values } from './read-settings.ts'
import type { AnySetting } from './setting-list.ts'

type Reader = {
  readonly locale: Locale
  readonly site: Site
  /** What pictures show, by their id. */
  readonly pictures?: readonly PictureChoice[]
}

/** A picture as a list offers it. */
export type PictureChoice = { readonly value: string; readonly text: string }

/** What a setting is called. */
export function settingTitle({ name }: Pick<AnySetting, 'name'>, locale: Locale): string {
  const [kind = '', country] = name.split('.')
  const word = sentence(`settings_of_${snake(kind)}`, country ? { country: countryName(country, locale) } : {}, locale)
  return word ?? name
}

/** What it does, in a sentence. */
export function settingLead({ name }: Pick<AnySetting, 'name'>, locale: Locale): string {
  return sentence(`settings_lead_${leadOf(name)}`, {}, locale) ?? ''
}

export function fieldTitle({ name }: Pick<AnySetting, 'name'>, field: string, locale: Locale): string {
  if (name.startsWith(textPrefix)) {
    const { part, locale: own } = partOf(field)
    return sentence(`settings_text_${part}_${own}`, {}, locale) ?? field
  }
  return sentence(`settings_field_${leadOf(name)}_${snake(field)}`, {}, locale) ?? field
}

/** A value as people read it. */
function sayValue(
  field: SettingField,
  value: string | number | boolean,
  { locale, site, pictures = [] }: Reader,
): string {
  if (field.kind === 'day') return value === '' ? '' : sayPlainDay(String(value), locale)
  if (field.kind === 'picture') return pictures.find((one) => one.value === value)?.text ?? ''
  if (field.kind === 'switch') return value === true ? m.settings_on({}, { locale }) : m.settings_off({}, { locale })
  if (field.kind === 'amount') return formatMoney(money(BigInt(value), sites[site].currency), locale)
  return field.kind === 'count' ? formatCount(Number(value)) : String(value)
}

export type SaidValue = {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly isText: boolean
}

/** All values of a version, field by field. */
export function sayValues(setting: AnySetting, values: Values, reader: Reader): readonly SaidValue[] {
  return Object.entries(setting.fields).map(([name, field]) => ({
    name,
    title: fieldTitle(setting, name, reader.locale),
    text: sayValue(field, values[name] ?? '', reader),
    isText: field.kind === 'text' || field.kind === 'picture',
  }))
}

/** The same in one line, for a list: of texts the first, of numbers the first two. */
export function sayShortly(said: readonly SaidValue[]): string {
  const [first] = said
  if (first && (first.isText || said.length === 1)) return first.text.split('\n')[0] || '—'
  return said
    .slice(0, 2)
    .map(({ title, text }) => `${title}: ${isolate(text)}`)
    .join(' · ')
}

// Methods of withdrawing and countries of warehouses share their words.
function leadOf(name: string): string {
  const kind = snake(name.split('.')[0] ?? '')
  return kind.startsWith('withdraw_') ? 'withdraw_minimum' : kind
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
