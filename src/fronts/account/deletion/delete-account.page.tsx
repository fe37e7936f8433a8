import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireCustomer } from '#people/access/require-customer.ts'
import { endedCookies } from '#people/access/session-cookie.ts'
import { AskedProof } from '#people/proofs/proof-field.tsx'
import { needsProof, takeProof } from '#people/proofs/take-proof.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { deleteAccount } from './delete-account.ts'
import { ObstacleRows } from './obstacle-rows.tsx'
import { readObstacles } from './read-obstacles.ts'

const deletionForm = z.object({ sure: z.literal('on', { error: 'account_delete_sure_needed' }) })

// A refused action shows the present state.
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

/**
 * What deleting removes and what the law requires us to keep; if something is open, what must end first instead of the
 * form.
 */
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
        <PostForm answer={{ errors }} noValidate className="flex flex-col gap-5">
          <ErrorSummary title={m.account_delete_problem()} errors={problems} />
          <Checkbox name="sure" required label={m.account_delete_sure()} />
          <AskedProof who="customer" asks={asks} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton kind="danger">{m.account_delete_action()}</SubmitButton>
            <ButtonLink to={profile} kind="quiet">
              {m.account_delete_stay()}
            </ButtonLink>
          </div>
        </PostForm>
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
