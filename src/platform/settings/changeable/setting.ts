import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'

type CountField = { readonly kind: 'count'; readonly least: number; readonly most: number }
/** An amount of the site's currency, in minor units. */
type AmountField = { readonly kind: 'amount'; readonly least: number }
type SwitchField = { readonly kind: 'switch' }
type TextField = {
  readonly kind: 'text'
  readonly longest: number
  readonly isOptional?: boolean
  readonly lines?: number
  readonly isLatin?: boolean
  readonly isArabic?: boolean
}
/** A day of the site, `2026-12-31`, or '' for none. */
type DayField = { readonly kind: 'day' }
/** A picture of the library by its id, or '' for none. */
type PictureField = { readonly kind: 'picture' }
export type SettingField = CountField | AmountField | SwitchField | TextField | DayField | PictureField

type ValueOf<Field> = Field extends SwitchField ? boolean : Field extends CountField | AmountField ? number : string
export type SettingFields = Readonly<Record<string, SettingField>>
export type ValuesOf<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** What is wrong with a value as a whole: the field, and the key of the sentence. */
type SettingFault = { readonly field: string; readonly word: string }

type Described<Fields extends SettingFields> = {
  /** Its name in the database: never renamed. */
  readonly name: string
  readonly fields: Fields
  /** Whether a change holds only once a second person agreed: about money or law. */
  readonly needsSecond?: boolean
  /** Who changes it besides administrators: those who write what the shop says. */
  readonly permission?: 'content'
  /** Whether a change begins tomorrow at the earliest, because it is counted by days. */
  readonly isOfDays?: boolean
  check?(values: ValuesOf<Fields>, site: Site): SettingFault | null
}

/** A setting whose default the program knows. */
export type Setting<Fields extends SettingFields = SettingFields> = Described<Fields> & {
  usual(site: Site): ValuesOf<Fields>
}

/** A setting whose default stands in its room's own table. */
export type RowSetting<Fields extends SettingFields = SettingFields> = Described<Fields> & {
  readUsual(work: Work): Promise<ValuesOf<Fields>>
}

/** Something that staff may set without a release. It stands in the room that asks it; the settings desk lists it. */
export function setting<const Fields extends SettingFields>(described: Setting<Fields>): Setting<Fields> {
  return described
}

export function rowSetting<const Fields extends SettingFields>(described: RowSetting<Fields>): RowSetting<Fields> {
  return described
}

/** A feature that is on until somebody turns it off. */
export function featureSwitch(name: string) {
  return setting({ name, fields: { on: { kind: 'switch' } }, usual: () => ({ on: true }) })
}

/** A number with its bounds. */
export function countSetting(name: string, usual: number, [least, most]: readonly [number, number]) {
  return setting({ name, fields: { most: { kind: 'count', least, most } }, usual: () => ({ most: usual }) })
}
