import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeed, deedInSteps } from '#people/proofs/answer-deeds.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { foundKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { kindNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import { discrepancyPhoto } from '#selling/orders/discrepancies/discrepancy-photo.ts'
import { openDiscrepancy } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { readDisputable } from '#selling/orders/discrepancies/read-disputable.ts'
import { m } from '#words/messages.js'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'discrepancies', request)
  const number = params.number ?? ''
  const items = await foundPage(visit.read((work) => readDisputable(work, number)))
  return { number, items, locale: visit.locale }
}

const newForm = z.object({
  item: z.uuid(),
  kind: z.enum(foundKinds),
  note: z.string().trim().min(3).max(500),
})

const open = deedInSteps(newForm, async ({ item: itemId, ...what }, { visit, form }) => {
  const sent = await sentFile(form, discrepancyPhoto.field)
  const photo = sent && (await keepUpload(visit.ports.get(fileStore), sent, discrepancyPhoto))
  const { number } = await visit.write((work) => openDiscrepancy(work, { ...what, itemId, photo }))
  return redirect(`/${visit.locale}/ops/discrepancies/${number}?done=opened`)
})

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'discrepancies', request)
  return answerDeed(visit, await request.formData(), open, 'ops/discrepancies')
}

/** The form for a new discrepancy: the problem, the goods, and a picture. */
export default function NewDiscrepancy() {
  const { number, items, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { errors = {}, attempt } = answer ?? {}
  const title = m.orders_case_new({ number: isolate(number) })
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        lead={m.orders_case_new_lead()}
        back={{ to: `/${locale}/ops/orders/${number}`, text: m.orders_fees_see_order() }}
      />
      {items.length === 0 ? (
        <EmptyState drawing="harbour" title={m.orders_case_new_none()} text={m.orders_case_new_none_text()} level={2} />
      ) : (
        <Card as="div">
          <PostForm
            answer={answer}
            key={attempt}
            encType="multipart/form-data"
            noValidate
            className={`flex flex-col gap-4 ${denseForm}`}
          >
            {errors.general && (
              <Notice tone="bad" role="alert">
                {errors.general}
              </Notice>
            )}
            <RadioCards
              legend={m.orders_case_item()}
              name="item"
              options={items.map(({ id, title: name, stageLabel }) => ({
                value: id,
                title: <bdi>{name}</bdi>,
                note: stageLabel,
              }))}
              defaultValue={items.length === 1 ? items[0]?.id : undefined}
            />
            <Select
              label={m.orders_case_kind()}
              name="kind"
              defaultValue="damaged"
              options={foundKinds.map((value) => ({ value, text: kindNames[value]() }))}
            />
            <TextArea label={m.orders_case_note()} name="note" rows={3} hint={m.orders_case_note_hint()} />
            <FileField
              label={m.orders_case_add_photo()}
              name="photo"
              accept="image/jpeg,image/png,image/webp,image/heic"
              chooseLabel={m.orders_case_photo_choose()}
            />
            <SubmitButton className="self-start">{m.orders_case_open()}</SubmitButton>
          </PostForm>
        </Card>
      )}
    </div>
  )
}
