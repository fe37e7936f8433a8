import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Act } from './read-member-page.ts'

type ActListProps = {
  readonly title: string
  readonly acts: readonly Act[]
  /** Who did it is told too, where it is not always the same person. */
  readonly hasWho?: boolean
  readonly locale: Locale
  readonly site: Site
  /** The rest of the log, below `/{lang}/ops`. */
  readonly all?: string
}

/** The latest acts of the log, each in words. */
export function ActList({ title, acts, hasWho = false, locale, site, all }: ActListProps) {
  return (
    <Card title={title}>
      {acts.length === 0 ? (
        <p className="text-soft">{m.staff_acts_none()}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line text-sm">
          {acts.map((act) => (
            <li key={act.id} className="flex flex-col gap-x-3 py-2 first:pt-0 sm:flex-row">
              <Ltr className="shrink-0 text-soft">{sayPlainTime(act.at, site)}</Ltr>
              <span className="min-w-0 wrap-anywhere">
                {act.what}
                {!hasWho && act.subject !== '' && <Subject act={act} locale={locale} />}
                {hasWho && <bdi className="text-soft"> · {act.who ?? m.console_order_system()}</bdi>}
                {act.why && <bdi className="block text-soft">{act.why}</bdi>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {all && acts.length > 0 && (
        <p className="mt-2">
          <TextLink to={`/${locale}/ops/${all}`}>{m.staff_acts_all()}</TextLink>
        </p>
      )}
    </Card>
  )
}

function Subject({ act, locale }: { readonly act: Act; readonly locale: Locale }) {
  if (!act.path) return <bdi className="text-soft"> · {act.subject}</bdi>
  return (
    <>
      {' · '}
      <Link to={`/${locale}/ops/${act.path}`}>
        <bdi>{act.subject}</bdi>
      </Link>
    </>
  )
}
