import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { dayAt } from './local-days.ts'
import { readStorageTerms } from './read-terms.ts'
import { ruleFor } from './storage-fee.ts'

/** What holds for goods that begin to wait today, as a question and its answer for everybody; null where nothing is charged. */
export async function sayStorageTerms(work: Work) {
  const { locale, site, now } = work
  const { rules } = await readStorageTerms(work)
  const rule = ruleFor(rules, dayAt(now, sites[site].timeZone))
  if (!rule) return null
  const amount = (minor: bigint) => isolate(formatMoney(money(minor, sites[site].currency), locale))
  const facts = {
    free: String(rule.freeDays),
    remind: String(rule.remindDays),
    days: String(rule.caseDays),
    fee: amount(rule.feeMinor),
    most: amount(rule.mostMinor),
  }
  return {
    title: m.storage_terms_title({}, { locale }),
    text: [
      m.storage_terms_free(facts, { locale }),
      m.storage_terms_fee(facts, { locale }),
      m.storage_terms_case(facts, { locale }),
    ],
  }
}
