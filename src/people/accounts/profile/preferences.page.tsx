import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useLoaderData,
} from 'react-router'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { SavedNotice } from '#people/access/saved-notice.tsx'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { languageCookie } from '#platform/values/cookies.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { joinNewsletter } from './join-newsletter.ts'
import { leaveNewsletter } from './leave-newsletter.ts'
import { PreferenceFields } from './preference-fields.tsx'
import { localeOfLanguage, preferencesForm } from './preferences-form.ts'
import { readNewsletter } from './read-newsletter.ts'
import { readPreferences } from './read-preferences.ts'
import { writePreferences } from './write-preferences.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return visit.read(async (work) => ({ ...(await readPreferences(work)), newsletter: await readNewsletter(work) }))
}

// After choosing another language the whole document is loaded again, because its frame and direction change too.
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  const saved = () => redirect(`/${visit.locale}/account/preferences?saved=1`)
  return doDeed(form, {
    join: async () => {
      await visit.write((work) => joinNewsletter(work, 'preferences'))
      return saved()
    },
    leave: async () => {
      await visit.write(leaveNewsletter)
      return saved()
    },
    save: () => save(visit, form),
  })
}

async function save(visit: Visit, form: FormData) {
  return answerForm(form, preferencesForm, visit.locale, async (values) => {
    await visit.write((work) => writePreferences(work, values))
    const locale = localeOfLanguage[values.language]
    const headers = { 'set-cookie': languageCookie(locale, visit.origin) }
    const goOn = locale === visit.locale ? redirect : redirectDocument
    return goOn(`/${locale}/account/preferences?saved=1`, { headers })
  })
}

export default function PreferencesPage() {
  const preferences = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_preferences_title()}</PageTitle>
      <PageHeading title={m.people_preferences_title()} />
      <Card as="div">
        <PostForm answer={answer} noValidate className="flex flex-col gap-6">
          <FormProblems answer={answer} />
          <SavedNotice hidden={answer !== undefined} />
          <PreferenceFields values={preferences} errors={answer?.errors ?? {}} />
          <SubmitButton name="do" value="save" className="self-start" busyLabel={m.people_busy()}>
            {m.people_preferences_save()}
          </SubmitButton>
        </PostForm>
      </Card>
      <NewsletterCard has={preferences.newsletter} />
    </div>
  )
}

/** The newsletter: subscribed or not, and a button to change it. */
function NewsletterCard({ has }: { readonly has: boolean }) {
  return (
    <Card title={m.people_newsletter_title()} className="mt-5">
      <p className="mb-3 text-soft">{has ? m.people_newsletter_has() : m.people_newsletter_has_not()}</p>
      <Form method="post">
        <SubmitButton kind="secondary" name="do" value={has ? 'leave' : 'join'} busyLabel={m.people_busy()}>
          {has ? m.people_newsletter_leave() : m.people_newsletter_join()}
        </SubmitButton>
      </Form>
    </Card>
  )
}
