import { isolateInputs } from '#platform/values/isolated-words.ts'
import type { Locale } from '#platform/work/work.ts'
import { type SettingVersion, versionAt } from './setting-versions.ts'

type Inputs = Readonly<Record<string, unknown>> | undefined
declare global {
  /** The words of staff for a message, asked by the compiled messages of the server (scripts/words.ts). */
  var marsaSaidText: ((key: string, locale: Locale, inputs: Inputs) => string | undefined) | undefined
}

/** Settings whose fields are words of messages have names that begin so. They hold on all sites. */
export const textPrefix = 'text.'

let known: ReadonlyMap<string, readonly SettingVersion[]> = new Map()
let tried: ReadonlyMap<string, string> | null = null

/** The name of a word's field: the message and its language. */
export function textField(key: string, locale: Locale): string {
  return `${key}_${locale}`
}

/** Keeps what staff said of texts: versions of each setting, by its name without the site. */
export function keepTexts(settings: Iterable<readonly [name: string, versions: readonly SettingVersion[]]>): void {
  const found = new Map<string, SettingVersion[]>()
  for (const [name, versions] of settings) {
    if (!name.startsWith(textPrefix)) continue
    for (const version of versions)
      for (const field of Object.keys(version.value ?? {})) found.set(field, [...(found.get(field) ?? []), version])
  }
  known = found
  // Most shops change nothing, and then nothing is asked.
  globalThis.marsaSaidText = known.size > 0 ? saidText : undefined
}

/** Does something as if these were the words already: for a preview. Nothing in it may wait. */
export function withTexts<Answer>(texts: Readonly<Record<string, string>>, act: () => Answer): Answer {
  tried = new Map(Object.entries(texts))
  globalThis.marsaSaidText = saidText
  try {
    return act()
  } finally {
    tried = null
    if (known.size === 0) globalThis.marsaSaidText = undefined
  }
}

function saidText(key: string, locale: Locale, inputs: Inputs): string | undefined {
  const pattern = patternOf(textField(key, locale))
  if (pattern === undefined) return undefined
  const isolated = locale === 'ar' ? isolateInputs(pattern) : pattern
  return isolated.replace(/\{(\w+)\}/g, (_, name: string) => String(inputs?.[name] ?? ''))
}

function patternOf(field: string): string | undefined {
  const now = tried?.get(field)
  if (now !== undefined) return now
  const value = versionAt(known.get(field) ?? [], new Date())?.value as Record<string, unknown> | undefined
  const said = value?.[field]
  return typeof said === 'string' && said !== '' ? said : undefined
}
