import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { sayMoment, sayPlainDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { CampaignFound } from './read-campaigns.ts'
import { SizeText } from './size-text.tsx'

type AudienceCardProps = {
  readonly campaign: Pick<CampaignFound, 'audience' | 'size' | 'begins_at' | 'published_size' | 'began_at'>
  readonly locale: Locale
  readonly site: Site
}

/** To whom a campaign goes, and when, once it is no draft any more. */
export function AudienceCard({ campaign, locale, site }: AudienceCardProps) {
  const { audience, size, begins_at, began_at, published_size } = campaign
  const languages = {
    any: m.newsletter_audience_any(),
    ar: m.newsletter_audience_ar(),
    en: m.newsletter_audience_en(),
  }
  const answers = {
    any: m.newsletter_audience_any(),
    yes: m.newsletter_audience_yes(),
    no: m.newsletter_audience_no(),
  }
  const day = (term: string, value: string | null) => (value ? [{ term, value: sayPlainDay(value, locale) }] : [])
  return (
    <Card title={m.newsletter_audience()}>
      {began_at === null && <SizeText size={size} />}
      <Facts
        items={[
          { term: m.newsletter_audience_language(), value: languages[audience.language] },
          { term: m.newsletter_audience_ordered(), value: answers[audience.ordered] },
          { term: m.newsletter_audience_package(), value: answers[audience.package] },
          ...day(m.newsletter_audience_since(), audience.since),
          ...day(m.newsletter_audience_before(), audience.before),
          {
            term: m.newsletter_begins(),
            value: begins_at ? <bdi>{sayMoment(begins_at, locale, site)}</bdi> : m.newsletter_at_once(),
          },
          ...(published_size === null
            ? []
            : [{ term: m.newsletter_published_size(), value: formatCount(published_size) }]),
        ]}
      />
    </Card>
  )
}
