import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { articleDeeds } from '#content/blog/articles/article-deeds.ts'
import { allValues } from '#content/pages/body/body-values.ts'
import { articlePlace, goodsName } from '#content/pages/content-places.ts'
import { emptyText } from '#content/pages/content-text.ts'
import { PhonePreview } from '#content/pages/desk/phone-preview.tsx'
import { readTextDesk } from '#content/pages/desk/read-text-desk.ts'
import { ScheduledNotice } from '#content/pages/desk/scheduled-notice.tsx'
import { TextForm } from '#content/pages/desk/text-form.tsx'
import { TextVersions } from '#content/pages/desk/text-versions.tsx'
import { WithdrawForm } from '#content/pages/desk/withdraw-form.tsx'
import { readLibrary } from '#content/pages/media/read-library.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { visitOf } from '#platform/http/visit.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { ArticleFactsForm } from './article-facts-form.tsx'
import { ArticleHeading } from './article-heading.tsx'
import { readArticleFacts } from './read-article-desk.ts'
import { readNames } from './read-names.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const id = params.id ?? ''
  const { locale, site } = visit
  const [facts, desk, library, names] = await foundPage(
    visit.read(
      async (work) =>
        [
          await readArticleFacts(work, id),
          await readTextDesk(work, { place: articlePlace(id), site: null }),
          await readLibrary(work),
          await readNames(work),
        ] as const,
    ),
  )
  const named = (all: readonly { readonly id: string; readonly nameAr: string; readonly nameEn: string }[]) =>
    all.map((one) => ({ value: one.id, text: locale === 'ar' ? one.nameAr : one.nameEn }))
  return {
    facts,
    open: desk.open,
    shown: desk.shown,
    text: desk.open?.text ?? desk.shown?.text ?? desk.versions[0]?.text ?? emptyText,
    versions: desk.versions.map(({ text: _, id: __, ...listed }) => listed),
    pictures: library.map((picture) => ({ id: picture.id, altAr: picture.altAr, altEn: picture.altEn })),
    values: [
      ...allValues({ site, locale, phone: '…' }),
      { name: goodsName, value: m.blog_goods_value({}, { locale }) },
    ],
    categories: named(names.categories),
    authors: named(names.authors),
    done: doneText(request, 'blog_done', locale),
    locale,
    site,
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const id = params.id ?? ''
  return answerDeeds(visit, await request.formData(), articleDeeds(id), `ops/content/blog/articles/${id}`)
}

const ofFacts = ['change', 'hide', 'unhide']

/** One article: its text in both languages, where it is found, how it looks on a phone, and its versions. */
export default function ArticleDeskPage() {
  const { facts, open, shown, text, versions, pictures, values, categories, authors, done, locale, site } =
    useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const of = answer && ofFacts.includes(answer.typed.do ?? '') ? 'facts' : 'text'
  const versionTo = (number: number) => `/${locale}/ops/content/blog/articles/${facts.id}/versions/${number}`
  const choices = pictures.map((one) => ({ value: one.id, text: locale === 'ar' ? one.altAr : one.altEn }))
  return (
    <>
      <ArticleHeading
        facts={facts}
        title={locale === 'ar' ? text.titleAr : text.titleEn}
        standing={open?.standing ?? shown?.standing ?? null}
        done={answer ? null : done}
        locale={locale}
      />
      <div className="flex flex-col gap-6">
        <ScheduledNotice versions={versions} versionTo={versionTo} locale={locale} site={site} />
        <TextForm
          key={versions[0]?.number}
          text={text}
          revision={open?.revision ?? 0}
          why={open?.why ?? ''}
          isLegal={false}
          pictures={pictures}
          values={values}
          answer={of === 'text' ? answer : undefined}
        />
        <ArticleFactsForm
          facts={facts}
          categories={categories}
          authors={authors}
          pictures={choices}
          answer={of === 'facts' && answer?.typed.do === 'change' ? answer : undefined}
        />
        {open && <PhonePreview path={facts.twins} draft={open.id} />}
        {open?.standing === 'draft' && <WithdrawForm revision={open.revision} />}
        <TextVersions versions={versions} versionTo={versionTo} locale={locale} site={site} />
        <Card title={facts.hiddenAt ? m.blog_unhide_title() : m.blog_hide_title()}>
          <Form method="post" className="flex flex-col gap-3">
            <p className="text-soft">{facts.hiddenAt ? m.blog_unhide_text() : m.blog_hide_text()}</p>
            {facts.hiddenAt ? (
              <SubmitButton name="do" value="unhide" className="self-start">
                {m.blog_unhide()}
              </SubmitButton>
            ) : (
              <>
                <TextArea name="reason" label={m.pages_why()} rows={2} maxLength={300} required />
                <SubmitButton name="do" value="hide" kind="danger" className="self-start">
                  {m.blog_hide()}
                </SubmitButton>
              </>
            )}
          </Form>
        </Card>
      </div>
    </>
  )
}
