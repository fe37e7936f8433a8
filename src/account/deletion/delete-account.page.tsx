import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { z } from 'zod'
import { ProofField } from '#people/proof-field.tsx'
import { requireCustomer } from '#people/require-customer.ts'
import { endedCookies } from '#people/session-cookie.ts'
import { needsProof, takeProof } from '#people/take-proof.ts'
import { answerForm } from '#platform/answer-form.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { siteOrigins } from '#platform/site-origins.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Checkbox } from '#platform/ui/checkbox.tsx'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { deleteAccount } from './delete-account.ts'
import { ObstacleRows } from './obstacle-rows.tsx'
import { readObstacles } from './read-obstacles.ts'

const deletionForm = z.object({ sure: z.literal('on', { error: 'account_delete_sure_needed' }) })

// What was refused shows what holds now.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const obstacles = await visit.read(readObstacles)
  const { locale, site, ports } = visit
  return { obstacles, asks: needsProof(visit), locale, site, origins: ports.get(siteOrigins) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  return answerForm(form, deletionForm, visit.locale, async () => {
    await takeProof(visit, form)
    await visit.write((work) => deleteAccount(work, visit.origin))
    const headers = new Headers()
    for (const cookie of endedCookies(visit.origin)) headers.append('set-cookie', cookie)
    return redirectDocument(`/${visit.locale}/auth/signin?news=deleted`, { headers })
  })
}

/** What deleting takes and what the law keeps; while something is open, what has to end first instead of the form. */
export default function DeleteAccountPage() {
  const { obstacles, locale, site, origins } = useLoaderData<typeof loader>()
  const profile = `/${locale}/account/profile`
  return (
    <div className="flex max-w-text flex-col gap-5">
      <PageTitle>{m.account_delete_title()}</PageTitle>
      <PageHeading
        title={m.account_delete_title()}
        lead={m.account_delete_lead()}
        back={{ to: profile, text: m.account_profile() }}
      />
      {obstacles.length > 0 ? (
        <>
          <Notice tone="warn" title={m.account_delete_not_yet()}>
            {m.account_delete_not_yet_text()}
          </Notice>
          <ObstacleRows obstacles={obstacles} locale={locale} site={site} origins={origins} />
        </>
      ) : (
        <DeletionForm profile={profile} />
      )}
    </div>
  )
}

function DeletionForm({ profile }: { readonly profile: string }) {
  const { asks } = useLoaderData<typeof loader>()
  const errors = useAnswer<typeof action>()?.errors ?? {}
  const problems = Object.entries(errors).map(([name, text]) => (name === 'general' ? { text } : { name, text }))
  return (
    <>
      <Lines title={m.account_delete_gone()} lines={[m.account_delete_gone_who, m.account_delete_gone_where]}>
        {m.account_delete_gone_mail()}
      </Lines>
      <Lines title={m.account_delete_kept()} lines={[m.account_delete_kept_books, m.account_delete_kept_nobody]}>
        {m.account_delete_kept_returns()}
      </Lines>
      <Card as="div">
        <Form method="post" noValidate className="flex flex-col gap-5">
          <ErrorSummary title={m.account_delete_problem()} errors={problems} />
          <Checkbox name="sure" required label={m.account_delete_sure()} error={errors.sure} />
          {(asks || errors.proof) && <ProofField who="customer" error={errors.proof} />}
          <div className="flex flex-wrap gap-3">
            <SubmitButton kind="danger">{m.account_delete_action()}</SubmitButton>
            <ButtonLink to={profile} kind="quiet">
              {m.account_delete_stay()}
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </>
  )
}

type LinesProps = { readonly title: string; readonly lines: readonly (() => string)[]; readonly children: string }

function Lines({ title, lines, children }: LinesProps) {
  return (
    <Card title={title}>
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        {lines.map((line) => (
          <li key={line()}>{line()}</li>
        ))}
        <li>{children}</li>
      </ul>
    </Card>
  )
}
