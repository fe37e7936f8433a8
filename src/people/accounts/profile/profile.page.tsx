import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { FormProblems } from '#people/access/form-problems.tsx'
import { NameFields } from '#people/access/name-fields.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { SavedNotice } from '#people/access/saved-notice.tsx'
import { PhoneCard } from '#people/accounts/phone/phone-card.tsx'
import { limitProbes } from '#people/accounts/probe-limit.ts'
import { NationalIdBadge } from '#people/identity/national-id-state.tsx'
import { readNationalId } from '#people/identity/read-national-id.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { profileForm } from './profile-form.ts'
import { readProfile } from './read-profile.ts'
import { updateProfile } from './update-profile.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { locale } = visit
  const done = doneText(request, 'people_profile_done', locale)
  return visit.read(async (work) => ({ ...(await readProfile(work)), locale, done, paper: await readNationalId(work) }))
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerForm(await request.formData(), profileForm, visit.locale, async (values) => {
    await limitProbes(visit, () => visit.write((work) => updateProfile(work, values)))
    return redirect(`/${visit.locale}/account/profile?saved=1`)
  })
}

export default function ProfilePage() {
  const profile = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const shown = answer?.typed ?? {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone ?? '',
    nationalId: profile.nationalId ?? '',
    taxId: profile.taxId ?? '',
  }
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_profile_title()}</PageTitle>
      <PageHeading title={m.people_profile_title()} />
      <DoneNotice text={answer ? null : profile.done} />
      <Card as="div">
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <FormProblems answer={answer} />
          <SavedNotice hidden={answer !== undefined} />
          <NameFields values={shown} />
          <Field
            label={m.people_email()}
            name="email"
            type="email"
            autoComplete="email"
            ltr
            readOnly
            hint={
              <TextLink to={`/${profile.locale}/account/profile/email`} className="text-sm">
                {m.people_email_title()}
              </TextLink>
            }
            defaultValue={profile.email}
          />
          {profile.phoneVerified ? (
            <input type="hidden" name="phone" value={profile.phone ?? ''} />
          ) : (
            <Field
              label={m.people_phone()}
              name="phone"
              type="tel"
              autoComplete="tel"
              ltr
              optional={m.people_optional()}
              hint={m.people_signup_phone_hint()}
              defaultValue={shown.phone}
            />
          )}
          <Field
            label={m.people_profile_national_id()}
            name="nationalId"
            inputMode="numeric"
            ltr
            optional={m.people_optional()}
            hint={m.people_profile_national_id_hint()}
            defaultValue={shown.nationalId}
          />
          <Field
            label={m.people_profile_tax_id()}
            name="taxId"
            ltr
            optional={m.people_optional()}
            hint={m.people_profile_tax_id_hint()}
            defaultValue={shown.taxId}
          />
          <SubmitButton className="self-start" busyLabel={m.people_busy()}>
            {m.people_profile_save()}
          </SubmitButton>
        </PostForm>
      </Card>
      <PhoneCard phone={profile.phone} isVerified={profile.phoneVerified} locale={profile.locale} />
      <Card
        title={m.people_id_title()}
        aside={profile.paper && <NationalIdBadge state={profile.paper.state} />}
        className="mt-5"
      >
        <p className="mb-3 text-soft">{m.people_id_lead()}</p>
        <ButtonLink to={`/${profile.locale}/account/profile/national-id`} icon={profile.paper ? 'eye' : 'upload'}>
          {profile.paper ? m.people_id_see() : m.people_id_send()}
        </ButtonLink>
      </Card>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextLink to={`/${profile.locale}/account/data`} quiet>
          {m.people_profile_data()}
        </TextLink>
        <TextLink to={`/${profile.locale}/account/profile/delete`} quiet>
          {m.people_profile_delete()}
        </TextLink>
      </p>
    </div>
  )
}
