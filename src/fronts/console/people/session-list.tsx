import { browserName } from '#people/access/browser-name.ts'
import type { StaffSession } from '#people/staff/read-staff.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type SessionListProps = { readonly sessions: readonly StaffSession[]; readonly locale: Locale; readonly site: Site }

/** Where a member is signed in now. */
export function SessionList({ sessions, locale, site }: SessionListProps) {
  const time = (at: Date) => isolate(sayTime(at, locale, site))
  return (
    <Card title={m.staff_sessions_title()}>
      {sessions.length === 0 ? (
        <p className="text-soft">{m.staff_sessions_none()}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {sessions.map(({ id, agent, ip, startedAt, lastSeenAt, isThis }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2 first:pt-0">
              <span className="min-w-0">
                <bdi className="block">{browserName(agent) ?? m.people_sessions_program()}</bdi>
                <span className="block text-sm text-soft">
                  <bdi dir="ltr">{ip}</bdi> · {m.staff_session_since({ time: time(startedAt), seen: time(lastSeenAt) })}
                </span>
              </span>
              {isThis && (
                <Badge tone="ok" size="small">
                  {m.staff_session_this()}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
