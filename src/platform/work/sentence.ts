import { m } from '#words/messages.js'
import type { Facts } from './refusal.ts'
import type { Locale } from './work.ts'

type Message = (inputs: Record<string, unknown>, options: { locale: Locale }) => string
const messages: Readonly<Record<string, Message | undefined>> = Object.fromEntries(
  Object.entries(m).map(([key, message]) => [key, message as Message]),
)

/** The sentence of a message key in the reader's language, or null if there is no such key. */
export function sentence(key: string, facts: Facts, locale: Locale): string | null {
  return messages[key]?.(facts, { locale }) ?? null
}

/** The sentence of a refusal, for the reader. */
export function refusalSentence(code: string, facts: Facts, locale: Locale): string {
  return sentence(`refusal_${code.toLowerCase()}`, facts, locale) ?? m.refusal_unknown({}, { locale })
}
