import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayPlainDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Storage } from './read-storage.ts'

type Reader = { readonly locale: Locale; readonly site: Site }

/** The storage of one item in a sentence; null where there is nothing to say. */
export function sayStorage(one: Omit<Storage, 'title'>, { locale, site }: Reader): string | null {
  const amount = (minor: bigint) => isolate(formatMoney(money(minor, sites[site].currency), locale))
  const due = amount(one.bookedMinor)
  const facts = {
    until: isolate(sayPlainDay(one.freeUntil, locale)),
    from: isolate(sayPlainDay(one.costsFrom, locale)),
    fee: amount(one.perDayMinor),
    most: amount(one.mostMinor),
  }
  const text = sentenceOf(one, { ...facts, due }, locale)
  if (text === null || one.waivedMinor === 0n) return text
  return `${text} ${m.storage_waived({ amount: amount(one.waivedMinor) }, { locale })}`
}

/** What a customer reads of goods that wait: a sentence, and the goods of which it holds; `costs`: some of it does already. */
export type StorageNews = {
  readonly costs: boolean
  readonly sentences: readonly {
    readonly text: string
    readonly goods: readonly { readonly itemId: string; readonly title: string }[]
  }[]
}

/** Goods with the same terms stand together; null where there is nothing to say. */
export function sayStorageNews(storage: readonly Storage[], reader: Reader): StorageNews | null {
  const lines = storage.flatMap((one) => {
    const text = sayStorage(one, reader)
    return text === null ? [] : [{ ...one, text }]
  })
  if (lines.length === 0) return null
  return {
    costs: lines.some(({ bookedMinor, isWaiting }) => bookedMinor > 0n && isWaiting),
    sentences: [...Map.groupBy(lines, ({ text }) => text)].map(([text, goods]) => ({
      text,
      goods: goods.map(({ itemId, title }) => ({ itemId, title })),
    })),
  }
}

type Said = Readonly<Record<'until' | 'from' | 'fee' | 'most' | 'due', string>>

function sentenceOf(one: Omit<Storage, 'title'>, said: Said, locale: Locale): string | null {
  if (one.caseNumber !== null) return m.storage_in_case(said, { locale })
  if (!one.isWaiting) return one.bookedMinor > 0n ? m.storage_being_prepared(said, { locale }) : null
  return one.bookedMinor > 0n ? m.storage_costs(said, { locale }) : m.storage_free(said, { locale })
}
