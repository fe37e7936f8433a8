import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { articlePlace } from '#content/pages/content-places.ts'
import { readTextDesk } from '#content/pages/desk/read-text-desk.ts'
import { VersionCards } from '#content/pages/desk/version-cards.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ArticleHeading } from './article-heading.tsx'
import { readArticleFacts } from './read-article-desk.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const id = params.id ?? ''
  const [facts, { versions, shown }] = await foundPage(
    visit.read(
      async (work) =>
        [await readArticleFacts(work, id), await readTextDesk(work, { place: articlePlace(id), site: null })] as const,
    ),
  )
  const place = versions.findIndex(({ number }) => String(number) === params.number)
  const version = versions[place]
  if (!version) throw data(null, { status: 404 })
  return { facts, version, before: versions[place + 1] ?? null, shown, locale: visit.locale }
}

/** One version of an article: what it changed, what is read instead now, and the way back to it. */
export default function ArticleVersionPage() {
  const { facts, version, before, shown, locale } = useLoaderData<typeof loader>()
  const to = `/${locale}/ops/content/blog/articles/${facts.id}`
  return (
    <>
      <ArticleHeading
        facts={facts}
        title={locale === 'ar' ? version.text.titleAr : version.text.titleEn}
        standing={version.standing}
        version={version.number}
        done={null}
        locale={locale}
      />
      <VersionCards version={version} before={before} shown={shown} to={to} path={facts.twins} />
    </>
  )
}
