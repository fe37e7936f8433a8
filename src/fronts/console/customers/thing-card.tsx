import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Section, ThingLine } from './customer-sections.ts'

type ThingCardProps = { readonly one: Section; readonly home: string; readonly here: string; readonly locale: Locale }

/** A customer's things of one kind, each leading to itself; a link to all of them where there are more. */
export function ThingCard({ one, home, here, locale }: ThingCardProps) {
  const { key, title, lines, hasMore } = one
  return (
    <Card
      title={title}
      id={key}
      aside={hasMore && <TextLink to={`${here}?all=${key}#${key}`}>{m.console_customer_all()}</TextLink>}
    >
      {lines.length === 0 ? (
        <p className="text-soft">{m.console_customer_none()}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">{lines.map((line) => thingLine(line, home, locale))}</ul>
      )}
    </Card>
  )
}

// A page has many lines: a function instead of a component, which React would keep an account of.
function thingLine({ key, name, to, note, at, amount, status }: ThingLine, home: string, locale: Locale) {
  return (
    <li key={key} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
      {to === null ? (
        <bdi className="font-semibold">{name}</bdi>
      ) : (
        <TextLink to={`${home}/${to}`}>
          <Ltr>{name}</Ltr>
        </TextLink>
      )}
      <span className="min-w-0 grow basis-32 truncate text-soft">
        <bdi title={note}>{note}</bdi>
      </span>
      {amount && <Amount money={amount} locale={locale} />}
      {status && (
        <Badge tone={status[0]} size="small">
          {status[1]}
        </Badge>
      )}
      <bdi className="text-soft">{at}</bdi>
    </li>
  )
}
