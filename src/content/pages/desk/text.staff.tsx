import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { allValues } from '#content/pages/body/body-values.ts'
import { placeOf } from '#content/pages/content-places.ts'
import { emptyText } from '#content/pages/content-text.ts'
import { readLibrary } from '#content/pages/media/read-library.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { AgreeForm } from './agree-form.tsx'
import { ComparedText } from './compared-text.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { readTextDesk } from './read-text-desk.ts'
import { ScheduledNotice } from './scheduled-notice.tsx'
import { textOfAddress, textPath } from './text-address.ts'
import { textDeeds } from './text-deeds.ts'
import { TextForm } from './text-form.tsx'
import { TextHeading } from './text-heading.tsx'
import { TextVersions } from './text-versions.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const at = textOfAddress(params.place ?? '', request)
  const { locale, site } = visit
  const [desk, library] = await visit.read(
    async (work) => [await readTextDesk(work, at), await readLibrary(work)] as const,
  )
  return {
    ...desk,
    at,
    text: desk.open?.text ?? desk.shown?.text ?? desk.fallback ?? emptyText,
    versions: desk.versions.map(({ text: _, id: __, ...listed }) => listed),
    pictures: library.map(({ id, altAr, altEn }) => ({ id, altAr, altEn })),
    values: allValues({ site, locale, phone: '…' }),
    done: doneText(request, 'pages_done', locale),
    locale,
    site,
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const find = () => textOfAddress(params.place ?? '', request)
  const back = (done: string) => `/${visit.locale}/${textPath(find())}${find().site === null ? '?' : '&'}done=${done}`
  return answerDeeds(visit, await request.formData(), textDeeds(find), back)
}

/** One text: written in both languages, looked at on a phone, published or sent, with all its versions. */
export default function ContentTextPage() {
  const { at, text, open, shown, isLegal, versions, pictures, values, done, locale, site } =
    useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const versionTo = (number: number) => `/${locale}/${textPath(at, `/versions/${number}`)}`
  return (
    <>
      <TextHeading at={at} locale={locale} done={answer ? null : done} standing={open?.standing ?? null} />
      <div className="flex flex-col gap-6">
        <ScheduledNotice versions={versions} versionTo={versionTo} locale={locale} site={site} />
        {open?.standing === 'sent' ? (
          <>
            <AgreeForm revision={open.revision} mayAgree={open.mayAgree} why={open.why} answer={answer} />
            {shown && (
              <Card title={m.pages_compare_shown({ number: shown.number })}>
                <ComparedText before={shown.text} after={open.text} />
              </Card>
            )}
          </>
        ) : (
          <TextForm
            key={versions[0]?.number}
            text={text}
            revision={open?.revision ?? 0}
            why={open?.why ?? ''}
            isLegal={isLegal}
            pictures={pictures}
            values={values}
            answer={answer}
          />
        )}
        {open && <PhonePreview path={placeOf(at.place)!.path} draft={open.id} />}
        {open?.standing === 'draft' && <WithdrawForm revision={open.revision} />}
        <TextVersions versions={versions} versionTo={versionTo} locale={locale} site={site} />
      </div>
    </>
  )
}
