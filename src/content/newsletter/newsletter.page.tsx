import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { DoorCard } from '#people/access/door-card.tsx'
import { FormProblems } from '#people/access/form-problems.tsx'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { askSubscription } from './ask-subscription.ts'
import { newsletterSwitch } from './newsletter-switch.ts'
import { subscriptionPageForm } from './subscription-form.ts'
import { Trap } from './trap.tsx'

export const handle = { frame: { search: false } }

export function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { locale } = visit
  return { locale, isOn: settingOf(newsletterSwitch, visit).on, isSent: new URL(request.url).searchParams.has('sent') }
}

// Whoever filled in the field that people do not see is answered like everybody.
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  return answerForm(await request.formData(), subscriptionPageForm, visit.locale, async ({ email, place, website }) => {
    if (website === '') await askSubscription(visit, { email, place })
    return redirect(`/${visit.locale}/newsletter?sent=1`)
  })
}

/** Anybody asks for the newsletter here; the form at the foot of each page leads here too. */
export default function NewsletterPage() {
  const { locale, isOn, isSent } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  if (!isOn)
    return (
      <DoorCard title={m.newsletter_paused_title()}>
        <Notice tone="info">{m.newsletter_paused_text()}</Notice>
      </DoorCard>
    )
  if (isSent && !answer)
    return (
      <DoorCard title={m.newsletter_sent_title()}>
        <Notice tone="info" role="status">
          {m.newsletter_sent_text()}
        </Notice>
        <p className="mt-4">
          <TextLink to={`/${locale}/newsletter`}>{m.newsletter_sent_again()}</TextLink>
        </p>
      </DoorCard>
    )
  return (
    <DoorCard title={m.newsletter_title()} lead={m.newsletter_lead()}>
      <meta name="description" content={m.newsletter_lead()} />
      <PostForm answer={answer} key={answer?.attempt} noValidate className="flex flex-col gap-5">
        <FormProblems answer={answer} />
        <Field
          label={m.newsletter_email()}
          name="email"
          type="email"
          ltr
          autoComplete="email"
          hint={m.newsletter_consent()}
          required
        />
        <Trap />
        <SubmitButton full size="large">
          {m.newsletter_join()}
        </SubmitButton>
      </PostForm>
    </DoorCard>
  )
}
