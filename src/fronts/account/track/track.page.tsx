import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { OrderTimeline } from '#fronts/account/orders/order-timeline.tsx'
import { stateTone } from '#fronts/account/orders/state-tone.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { PublicTracking } from './read-public-tracking.ts'
import { trackForm } from './track-form.ts'
import { tryTracking } from './try-tracking.ts'

export const handle = { frame: { width: 'text', search: false } }

export function loader({ context, request }: LoaderFunctionArgs) {
  const { locale, site } = visitOf(context)
  return { locale, site, number: new URL(request.url).searchParams.get('number')?.slice(0, 40) ?? '' }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  return answerForm(await request.formData(), trackForm, visit.locale, async (fields) => ({
    found: await tryTracking(visit, fields),
  }))
}

export default function TrackPage() {
  const { locale, site, number } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const found = answer && 'found' in answer ? answer.found : null
  const refused = answer && 'typed' in answer ? answer : undefined
  return (
    <>
      <PageTitle>{m.account_track_title()}</PageTitle>
      <meta name="description" content={m.account_track_lead()} />
      <PageHeading title={m.account_track_title()} lead={m.account_track_lead()} />
      <div className="flex flex-col gap-5">
        {found && <Found found={found} locale={locale} site={site} />}
        <Card {...(found && { title: m.account_track_again() })}>
          <PostForm answer={refused} noValidate className="flex flex-col gap-5" key={found?.number}>
            <FormProblems answer={refused} />
            <Field
              label={m.account_track_number()}
              hint={m.account_track_number_hint()}
              name="number"
              ltr
              required
              autoComplete="off"
              inputMode="numeric"
              defaultValue={refused?.typed.number ?? (found ? '' : number)}
            />
            <Field
              label={m.account_track_contact()}
              hint={m.account_track_contact_hint()}
              name="contact"
              ltr
              required
              autoComplete="email"
              defaultValue={refused?.typed.contact}
            />
            <SubmitButton full size="large" busyLabel={m.account_track_busy()}>
              {m.account_track_action()}
            </SubmitButton>
          </PostForm>
        </Card>
      </div>
    </>
  )
}

type FoundProps = { readonly found: PublicTracking; readonly locale: Locale; readonly site: Site }

function Found({ found, locale, site }: FoundProps) {
  return (
    <Card
      title={m.account_track_found({ number: isolateLtr(found.number) })}
      aside={<Badge tone={stateTone(found.status)}>{found.statusLabel}</Badge>}
    >
      <div role="status" className="mb-4">
        <p className="sr-only">
          {m.account_track_status()}: {found.statusLabel}
        </p>
        <Facts
          items={[
            { term: m.account_track_placed_term(), value: sayDay(found.placedAt, locale, site) },
            { term: m.account_track_pieces(), value: String(found.pieces) },
          ]}
        />
      </div>
      <OrderTimeline order={found} locale={locale} site={site} />
      <p className="mt-4 text-sm text-soft">
        {m.account_track_private()}{' '}
        <TextLink to={`/${locale}/account/orders/${found.number}`}>{m.account_track_sign_in()}</TextLink>
      </p>
    </Card>
  )
}
