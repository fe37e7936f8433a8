import { Badge } from '#platform/ui/show/badge.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { CompanyRow } from './read-company-desk.ts'

/** Whether customers are offered a company. */
export function Offered({ company }: { readonly company: CompanyRow }) {
  const { isOn, isConfigured } = company
  const text = !isConfigured ? m.couriers_not_configured() : isOn ? m.couriers_on() : m.couriers_off()
  return (
    <Badge tone={isOn && isConfigured ? 'ok' : 'neutral'} size="small">
      {text}
    </Badge>
  )
}

type ConnectionTextProps = { readonly company: CompanyRow; readonly locale: Locale; readonly now: Date }

/** Whether a company with an API answers. */
export function ConnectionText({ company, locale, now }: ConnectionTextProps) {
  const { connection, isConfigured } = company
  if (connection === null) return <>{m.couriers_by_hand()}</>
  if (!isConfigured) return <>{m.couriers_no_settings()}</>
  if (connection.fault !== null && connection.failedAt !== null)
    return (
      <span className="text-bad">{m.couriers_silent_since({ age: ageText(connection.failedAt, now, locale) })}</span>
    )
  if (connection.answeredAt === null) return <>{m.couriers_never_called()}</>
  return <>{m.couriers_answered({ age: ageText(connection.answeredAt, now, locale) })}</>
}
