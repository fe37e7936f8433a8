import { queueStaffMail } from '#people/notices/queue-staff-mail.ts'
import { readPriceMail } from '#people/staff/read-finance-mail.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { m } from '#words/messages.js'
import type { GoodRate } from './read-good-rates.ts'

/** Writes to finance and the administrators which rates their sources have not renewed; once a day, however often found. */
export async function tellOldRates(work: Work, rates: readonly GoodRate[], origin: string): Promise<void> {
  const today = siteToday(work.now, work.site)
  for (const { id, email, name } of await readPriceMail(work)) {
    await queueStaffMail(work, {
      key: `old-rates:${work.site}:${today}:${id}`,
      kind: 'pricing_mail_old_rates',
      to: email,
      about: {},
      letter: (locale) => ({
        title: m.pricing_mail_old_rates({ site: siteWords(work.site, locale).countryInSentence }, { locale }),
        paragraphs: [
          m.pricing_mail_hello({ name }, { locale }),
          m.pricing_mail_old_rates_text({}, { locale }),
          ...rates.map((rate) => sayOld(work, rate, locale)),
        ],
        action: {
          text: m.pricing_mail_old_rates_action({}, { locale }),
          url: `${origin}/${locale}/ops/pricing/rates`,
        },
        footer: m.pricing_mail_footer({}, { locale }),
      }),
    })
  }
}

function sayOld({ site }: Work, { currency, source, quotedOn }: GoodRate, locale: Locale): string {
  const on = sayDay(new Date(`${quotedOn}T12:00:00Z`), locale, site)
  return m.pricing_mail_old_rate({ currency: isolate(currency), source: isolate(source), on }, { locale })
}
