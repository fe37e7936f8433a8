import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed, noFields } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { decideNationalId } from './decide-national-id.ts'
import { nationalIdSides } from './national-id-files.ts'
import { NationalIdBadge } from './national-id-state.tsx'
import { openIdCase } from './read-id-desk.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'national-ids', request)
  const { locale, site } = visit
  return { one: await foundPage(visit.write((work) => openIdCase(work, params.id ?? ''))), locale, site }
}

const whyForm = z.object({ why: z.string().default('') })

function deeds(id: string) {
  return {
    accept: deed(noFields, (work) => decideNationalId(work, { id, decision: 'accept' }), 'accept'),
    reject: deed(whyForm, (work, { why }) => decideNationalId(work, { id, decision: 'reject', why }), 'reject'),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'national-ids', request)
  return answerDeeds(visit, await request.formData(), deeds(params.id ?? ''), 'ops/national-ids')
}

const sideNames = { front: m.people_id_front, back: m.people_id_back } as const

/** A customer's card beside its number, to accept, or to refuse with a reason. Each view of a picture is recorded. */
export default function NationalIdCase() {
  const { one, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { errors = {} } = answer ?? {}
  return (
    <>
      <PageTitle>{m.people_ids_one({ name: one.customer })}</PageTitle>
      <PageHeading
        title={m.people_ids_one({ name: isolate(one.customer) })}
        back={{ to: `/${locale}/ops/national-ids`, text: m.people_ids_title() }}
        aside={<NationalIdBadge state={one.state} />}
      />
      {errors.general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {errors.general}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4 xl:grid-cols-2">
          {nationalIdSides.map((side) => (
            <Card key={side} title={sideNames[side]()}>
              <img
                src={`/api/ops/national-ids/${one.id}/${side}`}
                alt={sideNames[side]()}
                width={640}
                height={404}
                className="aspect-[1.586] w-full rounded border border-line bg-sunken object-contain"
              />
            </Card>
          ))}
        </div>
        <Card>
          <Facts
            items={[
              {
                term: m.people_profile_national_id(),
                value: (
                  <bdi dir="ltr" className="figures wrap-anywhere">
                    {one.number ?? '—'}
                  </bdi>
                ),
              },
              {
                term: m.people_email(),
                value: (
                  <bdi dir="ltr" className="wrap-anywhere">
                    {one.email}
                  </bdi>
                ),
              },
              { term: m.people_ids_sent(), value: <bdi>{sayMoment(one.sentAt, locale, site)}</bdi> },
              ...(one.decidedBy ? [{ term: m.people_ids_decided_by(), value: <bdi>{one.decidedBy}</bdi> }] : []),
              ...(one.why ? [{ term: m.people_ids_why(), value: <bdi>{one.why}</bdi> }] : []),
            ]}
          />
          {one.state === 'waiting' && (
            <PostForm
              answer={answer}
              noValidate
              className={`mt-4 flex flex-col gap-3 ${denseForm}`}
              key={answer?.attempt}
            >
              <SubmitButton name="do" value="accept" data-key="a" className="self-start">
                {m.people_ids_accept()}
              </SubmitButton>
              <Field
                label={m.people_ids_why()}
                hint={m.people_ids_why_hint()}
                name="why"
                maxLength={500}
                autoComplete="off"
                dir="auto"
              />
              <SubmitButton kind="danger" name="do" value="reject" data-key="r" className="self-start">
                {m.people_ids_reject()}
              </SubmitButton>
            </PostForm>
          )}
        </Card>
      </div>
    </>
  )
}
