import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import {
  cannedForm,
  endCannedAnswer,
  mayWriteCanned,
  readCannedAnswers,
  saveCannedAnswer,
} from '#care/tickets/desk/canned-answers.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'tickets', request)
  const edited = new URL(request.url).searchParams.get('edit')
  const answers = await visit.read(readCannedAnswers)
  const { locale } = visit
  return {
    answers,
    edited: answers.find(({ id }) => id === edited) ?? null,
    mayWrite: mayWriteCanned(visit),
    done: doneText(request, 'tickets_canned_done', locale),
    locale,
  }
}

const deeds = {
  save: deed(
    cannedForm.extend({ id: z.string().default('') }),
    (work, { id, ...form }) => saveCannedAnswer(work, { ...form, id: isId(id) ? id : null }),
    'saved',
  ),
  end: deed(z.object({ id: z.string() }), (work, { id }) => endCannedAnswer(work, id), 'ended'),
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'tickets', request)
  return answerDeeds(visit, await request.formData(), deeds, 'ops/tickets/answers')
}

/** Answers that staff have ready, in both languages; support writes them. */
export default function CannedAnswers() {
  const { answers, mayWrite, done, locale } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/tickets/answers`
  return (
    <>
      <PageTitle>{m.tickets_canned()}</PageTitle>
      <PageHeading
        title={m.tickets_canned()}
        lead={m.tickets_canned_lead()}
        back={{ to: `/${locale}/ops/tickets`, text: m.tickets_desk() }}
      />
      <DoneNotice text={done} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          {answers.length === 0 && (
            <EmptyState
              drawing="harbour"
              title={m.tickets_canned_none()}
              text={m.tickets_canned_none_text()}
              level={2}
            />
          )}
          {answers.map(({ id, name, saidAr, saidEn }) => (
            <Card
              key={id}
              title={<bdi>{name}</bdi>}
              aside={mayWrite && <TextLink to={`${here}?edit=${id}`}>{m.tickets_canned_edit()}</TextLink>}
            >
              {[saidAr, saidEn].map((said, place) => (
                <p
                  key={place === 0 ? 'ar' : 'en'}
                  lang={place === 0 ? 'ar' : 'en'}
                  dir={place === 0 ? 'rtl' : 'ltr'}
                  className="mb-3 whitespace-pre-wrap break-words"
                >
                  {said}
                </p>
              ))}
              {mayWrite && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton name="do" value="end" kind="quiet" size="small">
                    {m.tickets_canned_end()}
                  </SubmitButton>
                </Form>
              )}
            </Card>
          ))}
        </div>
        {mayWrite && <WriteAnswer />}
      </div>
    </>
  )
}

function WriteAnswer() {
  const { edited, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <Card title={edited ? m.tickets_canned_change() : m.tickets_canned_new()}>
      <PostForm
        answer={answer}
        key={`${answer?.attempt} ${edited?.id}`}
        noValidate
        className={`flex flex-col gap-4 ${denseForm}`}
      >
        <FormProblems answer={answer} />
        <input type="hidden" name="id" value={edited?.id ?? ''} />
        <Field label={m.tickets_canned_name()} name="name" maxLength={80} defaultValue={edited?.name} required />
        <TextArea
          label={m.tickets_canned_ar()}
          name="saidAr"
          rows={5}
          maxLength={5000}
          dir="rtl"
          lang="ar"
          defaultValue={edited?.saidAr}
          required
        />
        <TextArea
          label={m.tickets_canned_en()}
          name="saidEn"
          rows={5}
          maxLength={5000}
          dir="ltr"
          lang="en"
          hint={m.tickets_canned_fields({ name: '{name}', order: '{order}', ticket: '{ticket}' })}
          defaultValue={edited?.saidEn}
          required
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="do" value="save">
            {m.tickets_canned_save()}
          </SubmitButton>
          {edited && (
            <ButtonLink to={`/${locale}/ops/tickets/answers`} kind="secondary">
              {m.tickets_canned_cancel()}
            </ButtonLink>
          )}
        </div>
      </PostForm>
    </Card>
  )
}
