import { Badge } from '#platform/ui/show/badge.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { NationalId, NationalIdState } from './read-national-id.ts'

const states: Readonly<Record<NationalIdState, readonly [Tone, () => string]>> = {
  waiting: ['wait', m.people_id_waiting],
  accepted: ['ok', m.people_id_accepted],
  rejected: ['bad', m.people_id_rejected],
}

type NationalIdBadgeProps = { readonly state: NationalIdState; readonly size?: 'small' | 'regular' }

export function NationalIdBadge({ state, size = 'regular' }: NationalIdBadgeProps) {
  const [tone, label] = states[state]
  return (
    <Badge tone={tone} size={size}>
      {label()}
    </Badge>
  )
}

type StandingProps = { readonly paper: NationalId; readonly locale: Locale; readonly site: Site }

/** The state of a sent card, and what to do next, in one sentence. */
export function NationalIdStanding({ paper, locale, site }: StandingProps) {
  const sent = m.people_id_sent_on({ date: sayDay(paper.sentAt, locale, site) })
  if (paper.state === 'rejected') {
    return (
      <p>
        {m.people_id_rejected_text()} <bdi className="font-semibold">{paper.why}</bdi>
      </p>
    )
  }
  return (
    <p className="text-soft">
      {sent} {paper.state === 'waiting' ? m.people_id_waiting_text() : m.people_id_accepted_text()}
    </p>
  )
}
