import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireStaff } from '#people/access/require-staff.ts'
import { addNote } from '#people/accounts/care/customer-notes.ts'
import { AddressLines } from '#people/addresses/address-lines.tsx'
import { NationalIdBadge } from '#people/identity/national-id-state.tsx'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerMoney } from './customer-money.tsx'
import { CustomerNotes } from './customer-notes-card.tsx'
import { CustomerStateBadge } from './customer-state-badge.tsx'
import { loadCustomer } from './load-customer.ts'
import { showNumbers } from './read-customer-page.ts'
import { ThingCard } from './thing-card.tsx'

export const shouldRevalidate = () => true

/** Everything about one customer, as far as the member's roles and places reach. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'customers', request)
  const { searchParams } = new URL(request.url)
  const id = params.id ?? ''
  const done = doneText(request, 'console_customer_done', visit.locale)
  const page = await foundPage(visit.read((work) => loadCustomer(work, id, searchParams.get('all') ?? '')))
  // Whole numbers are shown when asked for, and the look is written down.
  const shown = searchParams.has('number') ? await visit.write((work) => showNumbers(work, id)) : null
  const addresses = shown?.addresses ?? page.addresses
  return { done, ...page, addresses, hasNumbers: shown !== null, customer: { ...page.customer, ...shown?.phones } }
}

const noteForm = z.object({ said: z.string().trim().min(1, 'console_customer_note_needed').max(2000) })

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'customers', request)
  const id = params.id ?? ''
  const note = deed(noteForm, (work, { said }) => addNote(work, id, said), 'note')
  return answerDeeds(visit, await request.formData(), { note }, `ops/customers/${id}`)
}

export default function Customer() {
  const page = useLoaderData<typeof loader>()
  const { customer, locale, block, done, sections, balances, notes, addresses, card, mayAct } = page
  const answer = useAnswer<typeof action>()
  const home = `/${locale}/ops`
  const here = `${home}/customers/${customer.id}`
  return (
    <>
      <PageTitle>{customer.name}</PageTitle>
      <PageHeading
        title={<bdi>{customer.name}</bdi>}
        back={{ to: `${home}/customers`, text: m.console_customers() }}
        aside={
          customer.isDeleted ? (
            <span>{m.console_customer_deleted()}</span>
          ) : (
            <CustomerStateBadge state={customer.state} />
          )
        }
        actions={
          mayAct &&
          !customer.isDeleted && (
            <ButtonLink to={`${here}/acts`} icon="shield">
              {m.console_customer_acts()}
            </ButtonLink>
          )
        }
      />
      <DoneNotice text={done} />
      {block && (
        <Notice tone="bad" title={m.console_customer_blocked()} className="mb-4">
          {m.console_customer_blocked_by({
            who: isolate(block.who ?? '–'),
            time: isolate(block.at),
            why: isolate(block.why ?? '–'),
          })}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <CustomerFacts
            customer={customer}
            siteName={page.siteName}
            numbersAt={page.hasNumbers ? null : `${here}?number=1`}
          />
          {balances && <CustomerMoney balances={balances} locale={locale} />}
          <CustomerNotes notes={notes} mayWrite={!customer.isDeleted} answer={answer} />
          {card && (
            <Card title={m.console_customer_identity()} aside={<NationalIdBadge state={card.state} size="small" />}>
              <TextLink to={`${home}/national-ids/${card.id}`}>{m.console_customer_identity_open()}</TextLink>
            </Card>
          )}
          {addresses && addresses.length > 0 && (
            <Card title={m.console_customer_addresses()}>
              <ul className="flex flex-col gap-4">
                {addresses.map((one) => (
                  <li key={one.id}>
                    <AddressLines address={one} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        <div className="grid gap-4">
          {sections.map((one) => (
            <ThingCard key={one.key} one={one} home={home} here={here} locale={locale} />
          ))}
        </div>
      </div>
    </>
  )
}
