import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf } from '#people/access/back-url.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { safeBackUrl } from '#people/access/safe-back-url.ts'
import { refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { forgetNationalId } from './forget-national-id.ts'
import { keepNationalId } from './keep-national-id.ts'
import { NationalIdFields } from './national-id-fields.tsx'
import { NationalIdBadge, NationalIdStanding } from './national-id-state.tsx'
import { readNationalId } from './read-national-id.ts'
import { sendNationalId } from './send-national-id.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { locale, site } = visit
  return { paper: await visit.read(readNationalId), back: backUrlOf(request), locale, site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const home = `/${visit.locale}/account/profile`
  const form = await request.formData()
  try {
    await doDeed(form, {
      forget: () => visit.write(forgetNationalId),
      send: async () => {
        const kept = await keepNationalId(visit, form)
        await visit.write((work) => sendNationalId(work, { ...kept, number: String(form.get('nationalId') ?? '') }))
      },
    })
    const back = new URL(request.url).searchParams.get('backUrl')
    return redirect(back ? safeBackUrl(back, home) : `${home}?saved=1`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** The customer's national ID: its state, the pictures they sent, and the form to send it or to send a new one. */
export default function NationalIdPage() {
  const { paper, back, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { errors = {}, typed = {} } = answer ?? {}
  const profile = { to: `/${locale}/account/profile`, text: m.people_profile_title() }
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_id_title()}</PageTitle>
      <PageHeading
        title={m.people_id_title()}
        back={back ? { to: back, text: m.people_back_there() } : profile}
        lead={m.people_id_lead()}
      />
      <div className="flex flex-col gap-5">
        {paper && (
          <Card title={m.people_id_on_file()} aside={<NationalIdBadge state={paper.state} />}>
            <NationalIdStanding paper={paper} locale={locale} site={site} />
            <div className="my-4 grid gap-3 sm:grid-cols-2">
              {[
                { id: paper.frontId, alt: m.people_id_front() },
                { id: paper.backId, alt: m.people_id_back() },
              ].map(({ id, alt }) => (
                <img
                  key={id}
                  src={`/api/files/${id}`}
                  alt={alt}
                  width={480}
                  height={302}
                  className="aspect-[1.586] w-full rounded border border-line bg-sunken object-contain"
                />
              ))}
            </div>
            <PostForm answer={answer}>
              <SubmitButton kind="danger" name="do" value="forget">
                {m.people_id_forget()}
              </SubmitButton>
              <p className="mt-2 text-sm text-soft">{m.people_id_forget_note()}</p>
            </PostForm>
          </Card>
        )}
        <Card title={paper ? m.people_id_send_again() : m.people_id_send()}>
          <PostForm
            answer={answer}
            encType="multipart/form-data"
            noValidate
            className="flex flex-col gap-5"
            key={paper?.id}
          >
            <FormProblems answer={answer} />
            <NationalIdFields site={site} number={typed.nationalId ?? paper?.number ?? ''} errors={errors} />
            <SubmitButton name="do" value="send" className="self-start" busyLabel={m.people_busy()}>
              {m.people_id_send_action()}
            </SubmitButton>
          </PostForm>
        </Card>
      </div>
    </div>
  )
}
