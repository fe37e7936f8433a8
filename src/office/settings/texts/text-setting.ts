import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Family, families, wordsOfFamily, wordsOfKind } from '#people/notices/kinds/changeable-words.ts'
import { isMessageKind, type MessageKind, messageKinds } from '#people/notices/kinds/message-kinds.ts'
import { textField, textPrefix } from '#platform/settings/changeable/said-texts.ts'
import { type Setting, type SettingField, setting } from '#platform/settings/changeable/setting.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import type { Locale } from '#platform/work/work.ts'

/** What the program itself says, as it was compiled (scripts/words.ts). */
const plain = JSON.parse(readFileSync(join(rootDirectory, '.words', 'server', 'letters.json'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<Locale, string>>>
>

const locales: readonly Locale[] = ['ar', 'en']

/** What has words to change: a kind of message, or what a family of them shares. */
export type TextPlace =
  | { readonly kind: MessageKind; readonly family: null }
  | { readonly kind: null; readonly family: Family }

export function textPlaceOf(name: string): TextPlace | null {
  const family = families.find((one) => name === `family_${one}`)
  if (family) return wordsOfFamily(family).some(isPlain) ? { kind: null, family } : null
  return isMessageKind(name) && wordsOfKind(name).some(isPlain) ? { kind: name, family: null } : null
}

/** Where the shared words of this kind stand; null where it shares none. */
export function sharedPlaceOf(kind: MessageKind): string | null {
  const { family } = messageKinds[kind]
  return wordsOfFamily(family).some(isPlain) ? `family_${family}` : null
}

/** The words of a kind or of a family, in both languages. They hold on all sites. */
export function textSetting({ kind, family }: TextPlace): Setting {
  const keys = (kind ? wordsOfKind(kind) : wordsOfFamily(family)).filter(isPlain)
  const fields = keys.flatMap((key) => locales.map((locale) => [textField(key, locale), fieldOf(key, locale)] as const))
  const usual = keys.flatMap((key) => locales.map((locale) => [textField(key, locale), plain[key]![locale]] as const))
  return setting({
    name: `${textPrefix}${kind ?? `family_${family}`}`,
    permission: 'content',
    fields: Object.fromEntries(fields),
    usual: () => Object.fromEntries(usual),
    check: (values) => {
      for (const [field, text] of usual) {
        const word = faultOf(String(values[field] ?? ''), text)
        if (word) return { field, word }
      }
      return null
    },
  }) as Setting
}

/** What a field's words may name: `{number}`, `{total}`. */
export function variablesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name!))]
}

/** Which part of a message a field is, and in which language. */
export function partOf(field: string): { readonly part: string; readonly locale: Locale } {
  const [, part = 'text', locale = 'ar'] = /_(subject|title|action|after|footer|hello)_(ar|en)$/.exec(field) ?? [
    '',
    'text',
    field.slice(-2),
  ]
  return { part, locale: locale as Locale }
}

function isPlain(key: string): boolean {
  return plain[key] !== undefined
}

function fieldOf(key: string, locale: Locale): SettingField {
  const isLong = !/_(subject|title|action|hello)$/.test(key)
  return {
    kind: 'text',
    longest: isLong ? 1500 : 150,
    isLatin: locale === 'en',
    isArabic: locale === 'ar',
    ...(isLong && { lines: 3 }),
  }
}

// What the message knows must be said, and nothing else can be; a brace alone is a slip.
function faultOf(said: string, usual: string): string | null {
  const [own, known] = [variablesOf(said), variablesOf(usual)]
  if (own.some((name) => !known.includes(name))) return 'settings_text_unknown_variable'
  if (known.some((name) => !own.includes(name))) return 'settings_text_missing_variable'
  return /[{}]/.test(said.replace(/\{\w+\}/g, '')) ? 'settings_text_brace' : null
}
