import type { SettingFields, ValuesOf } from './setting.ts'

/** A version that holds from a moment on. */
export type SettingVersion = { readonly validFrom: Date; readonly value: unknown }

/** The version that holds at a moment, of versions in their order; null before the first. */
export function versionAt(versions: readonly SettingVersion[], now: Date): SettingVersion | null {
  return versions.findLast(({ validFrom }) => validFrom <= now) ?? null
}

/** What a version says, field by field; a field that it does not have, or has in another kind, is as usual. */
export function valuesIn<Fields extends SettingFields>(kept: unknown, usual: ValuesOf<Fields>): ValuesOf<Fields> {
  const said = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  return Object.fromEntries(
    Object.entries(usual).map(([name, one]) => [name, typeof said[name] === typeof one ? said[name] : one]),
  ) as ValuesOf<Fields>
}
