import { placeOf } from '#content/pages/content-places.ts'
import type { TextAt } from '#content/pages/lock-version.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { siteWords } from '#platform/http/site-words.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type Standing, sayStanding } from './say-standing.ts'
import { textPath } from './text-address.ts'

type TextHeadingProps = {
  readonly at: TextAt
  readonly locale: Locale
  readonly done: string | null
  readonly standing: Standing | null
  readonly version?: number
}

/** Which text it is, where what is in hand stands, and the same text of single sites. */
export function TextHeading({ at, locale, done, standing, version }: TextHeadingProps) {
  const name = placeOf(at.place)!.name()
  const said = standing && sayStanding(standing)
  const title = version === undefined ? name : m.pages_version_of({ number: version, name })
  const all = { to: `/${locale}/ops/content`, text: m.pages_desk_title() }
  const texts = [null, ...Object.keys(sites)].map((code) => code as TextAt['site'])
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={version === undefined ? all : { to: `/${locale}/${textPath(at)}`, text: name }}
        aside={said && <Badge tone={said.tone}>{said.text}</Badge>}
        lead={at.site === null ? m.pages_of_all() : m.pages_of_site({ site: siteWords(at.site, locale).country })}
        actions={
          version === undefined && (
            <nav aria-label={m.pages_of_sites()} className="flex flex-wrap gap-x-4">
              {texts
                .filter((site) => site !== at.site)
                .map((site) => (
                  <TextLink key={site} to={`/${locale}/${textPath({ ...at, site })}`}>
                    {site === null ? m.pages_to_all() : m.pages_to_site({ site: siteWords(site, locale).country })}
                  </TextLink>
                ))}
            </nav>
          )
        }
      />
      <DoneNotice text={done} />
    </>
  )
}
