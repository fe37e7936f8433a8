import { addCounts, type Count } from '#content/tracking/add-counts.ts'
import type { EventName } from '#content/tracking/event-names.ts'
import { keepChoiceProof } from '#content/tracking/forwarding/keep-choice-proof.ts'
import { write } from '#platform/database/database.ts'
import type { Visitor } from '#platform/work/visitor.ts'
import { type Actor, guest, type Locale, system } from '#platform/work/work.ts'
import type { AppParts } from '#program/app.ts'
import { mainSite, type Site, siteCodes } from '#sites/sites.ts'
import { m } from '#words/messages.js'

const DAY = 86_400_000
const days = 60

/** Visits of a day from each source, and what a hundred of them do. */
const visits = { FB: 42, Instagram: 36, TikTok: 20, Organic: 58, Email: 8, Unknown: 70 } as const
const campaigns: Readonly<Partial<Record<keyof typeof visits, string>>> = {
  FB: 'white-friday',
  Instagram: 'winter-coats',
  TikTok: 'try-one-thing',
  Email: 'november-letter',
}
const ofHundred = {
  visit: 100,
  pageView: 430,
  addToCart: 7,
  proceedToPayment: 3,
  registration: 2,
} as const satisfies Partial<Record<EventName, number>>

/** How a customer of the demo came on that day: another way each day, with what a browser tells of who agreed to nothing. */
export function demoVisitor(who: Actor, at: Date): Visitor | null {
  if (who.kind !== 'customer') return null
  const ways = Object.keys(visits) as (keyof typeof visits)[]
  const source = ways[Math.floor(at.getTime() / DAY) % ways.length]!
  return { locale: 'ar', device: 'phone', source, campaign: campaigns[source] ?? '' }
}

/** Visits of two months, busier towards today and at weekends, and what some visitors chose about measuring. */
export async function fillDemoVisits({ db, clock }: Pick<AppParts, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const site of siteCodes) {
    const as = { who: system, now, site, locale: 'ar' } as const
    await write(db, as, (work) => addCounts(work, countsOf(site, now)))
  }
  for (let number = 0; number < 12; number++) {
    const locale: Locale = number % 3 === 0 ? 'en' : 'ar'
    const at = new Date(now.getTime() - (number * 31 + 2) * 3_600_000)
    const choice = number % 4 === 3 ? 'no' : 'yes'
    await write(db, { who: guest, now: at, site: mainSite, locale }, (work) =>
      keepChoiceProof(work, {
        client: `${3_141_592_653 + number * 7_919}.${Math.floor(at.getTime() / 1000)}`,
        choice,
        receivers: [],
        wording: choice === 'yes' ? m.tracking_bar_text({}, { locale }) : '',
      }),
    )
  }
}

function countsOf(site: Site, now: Date): readonly Count[] {
  const share = site === mainSite ? 1 : 0.4
  return Array.from({ length: days }, (_, ago) => new Date(now.getTime() - ago * DAY)).flatMap((at, ago) => {
    const busy = share * (1.3 - ago / 100) * (at.getUTCDay() >= 5 ? 1.25 : 1)
    return (Object.keys(visits) as (keyof typeof visits)[]).flatMap((source) =>
      (['phone', 'desktop'] as const).flatMap((device) =>
        Object.entries(ofHundred).map(([name, part]) => ({
          site,
          at,
          name: name as EventName,
          source,
          device,
          campaign: campaigns[source] ?? '',
          locale: device === 'phone' ? 'ar' : 'en',
          count: Math.round((visits[source] * (device === 'phone' ? 0.8 : 0.2) * busy * part) / 100),
        })),
      ),
    )
  })
}
