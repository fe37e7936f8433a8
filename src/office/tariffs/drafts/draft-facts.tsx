import { siteName } from '#office/tariffs/tariff-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { DraftPage } from './read-draft-page.ts'

type DraftFactsProps = Pick<DraftPage, 'draft' | 'decisions'> & { readonly locale: Locale }

/** Whose draft it is, from when it is to hold, and what others said of it. */
export function DraftFacts({ draft, decisions, locale }: DraftFactsProps) {
  const { site, madeBy, madeAt, sentBy, validFrom } = draft
  const say = (at: Date) => isolate(sayMoment(at, locale, site))
  return (
    <Card>
      <Facts
        items={[
          { term: m.tariffs_site(), value: siteName(site) },
          { term: m.tariffs_made_by(), value: <bdi>{madeBy.name}</bdi> },
          { term: m.tariffs_made_at(), value: say(madeAt) },
          ...(sentBy ? [{ term: m.tariffs_sent_by(), value: <bdi>{sentBy.name}</bdi> }] : []),
          { term: m.tariffs_valid_from(), value: validFrom ? say(validFrom) : m.tariffs_when_published() },
        ]}
      />
      {decisions.map(({ verdict, name, reason, at }) => (
        <Notice key={at.toISOString()} tone={verdict === 'published' ? 'ok' : 'warn'} className="mt-3">
          {verdict === 'published'
            ? m.tariffs_published_note({ name: isolate(name), at: say(at) })
            : m.tariffs_sent_back_note({ name: isolate(name), reason: isolate(reason ?? '') })}
        </Notice>
      ))}
    </Card>
  )
}
