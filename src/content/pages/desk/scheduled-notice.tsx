import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Standing } from './say-standing.ts'

type ScheduledNoticeProps = {
  readonly versions: readonly { readonly number: number; readonly standing: Standing; readonly beginsAt: Date | null }[]
  readonly versionTo: (number: number) => string
  readonly locale: Locale
  readonly site: Site
}

/** What comes next of a text: whoever writes meanwhile knows that it will be replaced. */
export function ScheduledNotice({ versions, versionTo, locale, site }: ScheduledNoticeProps) {
  return versions
    .filter(({ standing }) => standing === 'scheduled')
    .map(({ number, beginsAt }) => (
      <Notice key={number} tone="wait">
        <p>{m.pages_scheduled_notice({ number, when: beginsAt ? sayMoment(beginsAt, locale, site) : '' })}</p>
        <TextLink to={versionTo(number)} className="min-h-9">
          {m.pages_scheduled_open()}
        </TextLink>
      </Notice>
    ))
}
