import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { namesDeeds } from '#content/blog/articles/article-deeds.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { m } from '#words/messages.js'
import { AuthorForm, CategoryForm } from './name-forms.tsx'
import { readNames } from './read-names.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const { locale } = visit
  return { ...(await visit.read(readNames)), done: doneText(request, 'blog_done', locale), locale }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  return answerDeeds(visit, await request.formData(), namesDeeds, 'ops/content/blog/names')
}

/** Under what articles stand, and who writes them. */
export default function BlogNamesPage() {
  const { categories, authors, done, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const isOf = (deed: string, id: string) =>
    answer !== undefined && (answer.typed.do ?? '').endsWith(deed) && (answer.typed.id ?? '') === id
      ? answer
      : undefined
  return (
    <>
      <PageTitle>{m.blog_names()}</PageTitle>
      <PageHeading
        title={m.blog_names()}
        lead={m.blog_names_lead()}
        back={{ to: `/${locale}/ops/content/blog`, text: m.blog_desk() }}
      />
      <DoneNotice text={answer ? null : done} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card title={m.blog_categories()}>
          {categories.map((category) => (
            <CategoryForm
              key={category.id}
              category={category}
              locale={locale}
              answer={isOf('Category', category.id)}
            />
          ))}
          <CategoryForm
            key={`new ${categories.length}`}
            category={null}
            locale={locale}
            answer={isOf('Category', '')}
          />
        </Card>
        <Card title={m.blog_authors()}>
          {authors.map((author) => (
            <AuthorForm key={author.id} author={author} locale={locale} answer={isOf('Author', author.id)} />
          ))}
          <AuthorForm key={`new ${authors.length}`} author={null} locale={locale} answer={isOf('Author', '')} />
        </Card>
      </div>
    </>
  )
}
