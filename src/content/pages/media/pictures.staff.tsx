import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bannerPlace, campaignPlace, isArticlePlace, placeOf } from '#content/pages/content-places.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { AddPicture } from './add-picture-form.tsx'
import { pictureDeeds } from './picture-deeds.ts'
import { type LibraryPicture, readLibrary } from './read-library.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const { locale } = visit
  return { pictures: await visit.read(readLibrary), done: doneText(request, 'pages_done', locale), locale }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  return answerDeeds(visit, await request.formData(), pictureDeeds, 'ops/content/pictures')
}

/** The library of images for texts: what each shows in both languages, and where. */
export default function ContentPictures() {
  const { pictures, done, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const of = answer?.typed.id
  const wrong = answer?.errors.general ?? (of ? answer?.errors.id : undefined)
  return (
    <>
      <PageTitle>{m.pages_pictures()}</PageTitle>
      <PageHeading
        title={m.pages_pictures()}
        lead={m.pages_pictures_lead()}
        back={{ to: `/${locale}/ops/content`, text: m.pages_desk_title() }}
      />
      <DoneNotice text={answer ? null : done} />
      {wrong && (
        <Notice tone="bad" role="alert" className="mb-4">
          {wrong}
        </Notice>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_22rem]">
        {pictures.length === 0 ? (
          <EmptyState drawing="search" title={m.pages_pictures_none()} text={m.pages_pictures_none_text()} />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((picture) => (
              <PictureCard key={picture.id} picture={picture} answer={of === picture.id ? answer : undefined} />
            ))}
          </ul>
        )}
        <AddPicture key={pictures.length} answer={of ? undefined : answer} />
      </div>
    </>
  )
}

function placeName(place: string) {
  if (place === bannerPlace) return m.pages_to_banner()
  if (place === campaignPlace) return m.pages_place_campaign()
  return isArticlePlace(place) ? m.pages_place_article() : placeOf(place)?.name()
}

type PictureCardProps = {
  readonly picture: LibraryPicture
  readonly answer: ReturnType<typeof useAnswer<typeof action>>
}

function PictureCard({ picture, answer }: PictureCardProps) {
  const { id, width, height, altAr, altEn, uses } = picture
  const names = uses.map(placeName)
  const used = [...new Set(names.flatMap((name) => name ?? []))]
  return (
    <li className="rounded border border-line bg-surface p-3 shadow-rest">
      <img
        src={`/api/content/pictures/${id}`}
        alt={altAr}
        width={width}
        height={height}
        loading="lazy"
        className="mb-2 aspect-[4/3] w-full rounded object-contain"
      />
      <p lang="ar" dir="rtl">
        {altAr}
      </p>
      <p lang="en" dir="ltr" className="text-soft">
        {altEn}
      </p>
      <p className="mt-1 text-sm text-soft">
        {used.length === 0 ? m.pages_picture_unused() : m.pages_picture_used({ places: used.join('، ') })}
      </p>
      <Disclosure quiet summary={m.pages_picture_change()} open={answer !== undefined}>
        <PostForm answer={answer} className="flex flex-col gap-3">
          <input type="hidden" name="id" value={id} />
          <Field id={`ar-${id}`} name="altAr" label={m.pages_alt_ar()} defaultValue={altAr} maxLength={300} required />
          <Field
            id={`en-${id}`}
            name="altEn"
            label={m.pages_alt_en()}
            defaultValue={altEn}
            maxLength={300}
            ltr
            required
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="do" value="describe" kind="secondary">
              {m.pages_picture_save()}
            </SubmitButton>
            <SubmitButton name="do" value="remove" kind="danger">
              {m.pages_picture_remove()}
            </SubmitButton>
          </div>
        </PostForm>
      </Disclosure>
    </li>
  )
}
