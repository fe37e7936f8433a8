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

type Said = Readonly<Record<'until' | 'from' | 'fee' | 'most' | 'due', string>>

function sentenceOf(one: Omit<Storage, 'title'>, said: Said, locale: Locale): string | null {
  if (one.caseNumber !== null) return m.storage_in_case(said, { locale })
  if (!one.isWaiting) return one.bookedMinor > 0n ? m.storage_being_prepared(said, { locale }) : null
  return one.bookedMinor > 0n ? m.storage_costs(said, { locale }) : m.storage_free(said, { locale })
}
