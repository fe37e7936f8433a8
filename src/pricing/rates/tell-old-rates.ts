import { queueMail } from '#notices/queue-mail.ts'
import { readPriceMail } from '#people/read-finance-mail.ts'
import { sayDay } from '#platform/say-date.ts'
import { brand } from '#platform/ui/brand.ts'
import type { Work } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { GoodRate } from './read-good-rates.ts'
import { siteToday } from './site-today.ts'

const as = { locale: 'ar' } as const

/** Writes to finance and the administrators which rates their sources have not renewed; once a day, however often found. */
export async function tellOldRates(work: Work, rates: readonly GoodRate[], origin: string): Promise<void> {
  const today = siteToday(work.now, work.site)
  const subject = m.pricing_mail_old_rates({ site: m[`pricing_mail_site_${work.site}`]({}, as) }, as)
  const lines = rates.map(({ currency, source, quotedOn }) => {
    const on = sayDay(new Date(`${quotedOn}T12:00:00Z`), 'ar', work.site)
    return m.pricing_mail_old_rate({ currency: isolate(currency), source: isolate(source), on }, as)
  })
  for (const { id, email, name } of await readPriceMail(work)) {
    await queueMail(work, {
      key: `old-rates:${work.site}:${today}:${id}`,
      to: email,
      subject,
      about: {},
      content: {
        ...{ locale: 'ar', brand: brand.name.ar, title: subject },
        paragraphs: [m.pricing_mail_hello({ name }, as), m.pricing_mail_old_rates_text({}, as), ...lines],
        action: { text: m.pricing_mail_old_rates_action({}, as), url: `${origin}/ar/ops/pricing/rates` },
        footer: m.pricing_mail_footer({}, as),
      },
    })
  }
}

// Codes and names keep their own direction within an Arabic sentence.
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
