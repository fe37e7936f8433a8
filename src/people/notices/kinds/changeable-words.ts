import { type KindFacts, kindNames, type MessageKind, messageKinds } from './message-kinds.ts'

export type Family = KindFacts['family']

/** The names that words of this kind of message may have; not each kind has all of them. */
export function wordsOfKind(kind: MessageKind): readonly string[] {
  const { texts = [`${kind}_text`] } = messageKinds[kind]
  return [`${kind}_subject`, `${kind}_title`, ...texts, `${kind}_action`, `${kind}_after`, `${kind}_footer`]
}

/** What all messages of a family share: greeting, button and last line. */
export function wordsOfFamily(family: Family): readonly string[] {
  return [`${family}_mail_hello`, `${family}_mail_action`, `${family}_mail_footer`]
}

export const families: readonly Family[] = [...new Set(kindNames.map((kind) => messageKinds[kind].family))]

/** All names of words that staff may change. */
export const changeableWords: ReadonlySet<string> = new Set([
  ...kindNames.flatMap(wordsOfKind),
  ...families.flatMap(wordsOfFamily),
])
