import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { browserName } from '#people/access/browser-name.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { findSessionId } from '#people/access/sign-out.ts'
import { chooseNotices, readNoticeChoices, setQuietHours } from '#people/notices/center/choose-notices.ts'
import { pushService } from '#people/notices/notices.ports.ts'
import { readBrowsers, subscribe, unsubscribe } from '#people/notices/push/subscribe.ts'
import { answerDeeds, deed, noFields } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { ConcernChoices } from './concern-choices.tsx'
import { choicesForm, quietForm } from './notice-choices-form.ts'
import { PushCard } from './push-card.tsx'
import { timeZoneChoices } from './time-zones.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { locale, site } = visit
  const { quiet, ...read } = await visit.read(readNoticeChoices)
  const browsers = await visit.read(readBrowsers)
  return {
    ...read,
    hasQuiet: quiet !== null,
    from: clockOf(quiet?.fromMinute ?? 22 * 60),
    until: clockOf(quiet?.untilMinute ?? 8 * 60),
    timeZone: quiet?.timeZone ?? sites[site].timeZone,
    // Where nothing can be pushed, nothing is offered.
    publicKey: visit.ports.get(pushService).publicKey,
    browsers: browsers.map(({ since, ...one }) => ({ ...one, since: sayDay(since, locale, site) })),
    home: `/${locale}/account`,
    done: doneText(request, 'notices_done', locale),
  }
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

const deeds = {
  choose: deed(choicesForm, (work, choices) => chooseNotices(work, choices), 'saved'),
  quiet: deed(quietForm, (work, quiet) => setQuietHours(work, quiet), 'saved'),
  loud: deed(noFields, (work) => setQuietHours(work, null), 'saved'),
}

const subscribeForm = z.object({
  endpoint: z.string().max(1000),
  p256dh: z.string().max(120),
  auth: z.string().max(40),
})

const pushDeeds = (agent: string) => ({
  subscribe: deed(
    subscribeForm,
    async (work, asked, { visit }) => {
      const browser = browserName(agent) ?? m.people_sessions_program({}, { locale: visit.locale })
      const sessionId = await findSessionId(work, visit.token)
      return subscribe(work, visit.ports.get(pushService), { ...asked, browser, sessionId })
    },
    'saved',
  ),
  unsubscribe: deed(z.object({ id: z.string() }), (work, { id }) => unsubscribe(work, { id }), 'saved'),
})

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const all = { ...deeds, ...pushDeeds(request.headers.get('user-agent') ?? '') }
  return answerDeeds(visit, await request.formData(), all, 'account/notifications/settings')
}

/** What a customer hears of, by which channel, and when it is quiet. */
export default function NotificationSettings() {
  const { publicKey, browsers, choices, hasPhone, hasQuiet, from, until, timeZone, home, done } =
    useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <div className="max-w-text">
      <PageTitle>{m.notices_settings_title()}</PageTitle>
      <PageHeading
        title={m.notices_settings_title()}
        lead={m.notices_settings_lead()}
        back={{ to: `${home}/notifications`, text: m.notices_center_title() }}
      />
      <DoneNotice text={answer ? null : done} />
      <FormProblems answer={answer} />
      <PostForm answer={answer} className="flex flex-col gap-5">
        <ConcernChoices choices={choices} hasPhone={hasPhone} home={home} />
        <SubmitButton name="do" value="choose" className="self-start">
          {m.notices_settings_save()}
        </SubmitButton>
      </PostForm>
      {publicKey !== null && (
        <PushCard publicKey={publicKey} here={`${home}/notifications/settings`} browsers={browsers} />
      )}
      <Card title={m.notices_quiet_title()} className="mt-8">
        <p className="mb-4 text-soft">{m.notices_quiet_lead()}</p>
        <PostForm answer={answer} noValidate className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-4">
            <Field label={m.notices_quiet_from()} name="from" type="time" ltr defaultValue={from} />
            <Field label={m.notices_quiet_until()} name="until" type="time" ltr defaultValue={until} />
          </div>
          <Select
            label={m.notices_quiet_zone()}
            name="timeZone"
            defaultValue={timeZone}
            options={timeZoneChoices(timeZone)}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton kind="secondary" name="do" value="quiet">
              {m.notices_quiet_save()}
            </SubmitButton>
            {hasQuiet && (
              <SubmitButton kind="quiet" name="do" value="loud">
                {m.notices_quiet_off()}
              </SubmitButton>
            )}
          </div>
        </PostForm>
      </Card>
    </div>
  )
}
