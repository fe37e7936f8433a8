import { type Standing, sayStanding } from '#content/pages/desk/say-standing.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ArticleFacts } from './read-article-desk.ts'

type ArticleHeadingProps = {
  readonly facts: ArticleFacts
  readonly title: string
  readonly standing: Standing | null
  readonly done: string | null
  readonly locale: Locale
  readonly version?: number
}

/** Which article it is, where it stands, and the page that readers see. */
export function ArticleHeading({ facts, title, standing, done, locale, version }: ArticleHeadingProps) {
  const said = facts.hiddenAt
    ? { tone: 'neutral' as const, text: m.blog_standing_hidden() }
    : standing && sayStanding(standing)
  const here = `/${locale}/ops/content/blog`
  const name = version === undefined ? title : m.pages_version_of({ number: version, name: title })
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHeading
        title={<bdi>{name}</bdi>}
        back={
          version === undefined
            ? { to: here, text: m.blog_desk() }
            : { to: `${here}/articles/${facts.id}`, text: title }
        }
        aside={said && <Badge tone={said.tone}>{said.text}</Badge>}
        actions={
          version === undefined &&
          facts.shownFrom !== null &&
          facts.hiddenAt === null && (
            <TextLink href={`/${locale}${facts.twins[locale]}`} newTab>
              {m.blog_to_page()}
            </TextLink>
          )
        }
      />
      <DoneNotice text={done} />
    </>
  )
}
