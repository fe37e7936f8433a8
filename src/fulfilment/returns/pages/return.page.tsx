import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { cancelReturn, chooseOffice } from '#fulfilment/returns/bring-return.ts'
import { readReturn } from '#fulfilment/returns/read-returns.ts'
import { conditionNames, reasonNames } from '#fulfilment/returns/return-names.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerDeeds, deed, noFields } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { BringReturn } from './bring-return-card.tsx'
import { ReturnBadge, ReturnItems, ReturnMoney, ReturnSteps } from './return-parts.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const found = await foundPage(visit.read((work) => readReturn(work, params.number ?? '')))
  const offices = await visit.read(readOffices)
  const { searchParams } = new URL(request.url)
  const mayCancel = ['requested', 'approved', 'awaiting_drop_off'].includes(found.state)
  const asksToCancel = mayCancel && searchParams.get('cancel') === '1'
  const { locale, site } = visit
  return { found, offices, mayCancel, asksToCancel, done: searchParams.get('done') ?? '', locale, site }
}

const officeForm = z.object({
  office: z.string('refusal_return_office_unknown').min(1, 'refusal_return_office_unknown'),
})

/** Where the customer brings it, or that they keep the goods. */
function deeds(number: string) {
  return {
    cancel: deed(noFields, (work) => cancelReturn(work, number), 'cancelled'),
    office: deed(officeForm, (work, { office }) => chooseOffice(work, { number, office }), 'office'),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), deeds(number), `account/returns/${number}`)
}

const doneTexts: Readonly<Record<string, () => string>> = {
  asked: m.returns_done_asked,
  office: m.returns_done_office,
  cancelled: m.returns_done_cancelled,
}

export default function ReturnPage() {
  const { found, offices, mayCancel, asksToCancel, done, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const all = `/${locale}/account/returns`
  const here = `${all}/${found.number}`
  const title = m.returns_one({ number: isolate(found.number) })
  const said = doneTexts[done]
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: all, text: m.returns_title() }}
        aside={<ReturnBadge state={found.state} />}
        lead={m.returns_order_number({ number: isolate(found.orderNumber) })}
      />
      <div className="flex flex-col gap-5">
        {answer?.errors.general && (
          <Notice tone="bad" role="alert">
            {answer.errors.general}
          </Notice>
        )}
        {said && (
          <Notice tone="ok" role="status">
            {said()}
          </Notice>
        )}
        {(found.state === 'approved' || found.state === 'awaiting_drop_off') && (
          <BringReturn
            found={found}
            offices={offices}
            error={answer?.errors.office}
            until={found.until ? sayDay(found.until, locale, site) : ''}
          />
        )}
        <Card title={m.returns_steps()}>
          <ReturnSteps found={found} locale={locale} site={site} />
        </Card>
        <Card title={m.returns_costs()}>
          <ReturnMoney sums={found} locale={locale} site={site} />
        </Card>
        <Card title={m.returns_details()}>
          <ReturnItems found={found} />
          <div className="mt-3 border-t border-line pt-3">
            <Facts
              items={[
                { term: m.returns_said(), value: reasonNames[found.reason]() },
                ...(found.note ? [{ term: m.returns_note(), value: <bdi>{found.note}</bdi> }] : []),
                ...(found.decisionNote ? [{ term: m.returns_answer(), value: <bdi>{found.decisionNote}</bdi> }] : []),
                ...(found.condition ? [{ term: m.returns_condition(), value: conditionNames[found.condition]() }] : []),
              ]}
            />
          </div>
        </Card>
        {mayCancel && (
          <ButtonLink to={`${here}?cancel=1`} className="self-start">
            {m.returns_cancel()}
          </ButtonLink>
        )}
      </div>
      {asksToCancel && (
        <Dialog open size="small" title={m.returns_cancel()} closeLabel={m.returns_keep()} closeTo={here}>
          <PostForm answer={answer} action={here} className="flex flex-col gap-5">
            <p>{m.returns_cancel_text()}</p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" kind="danger" name="do" value="cancel">
                {m.returns_cancel_yes()}
              </Button>
              <ButtonLink to={here}>{m.returns_keep()}</ButtonLink>
            </div>
          </PostForm>
        </Dialog>
      )}
    </div>
  )
}
