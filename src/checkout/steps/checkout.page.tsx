import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { readKeptForm } from '#people/access/kept-form.ts'
import { mailCodeDeeds } from '#people/accounts/mail-code/answer-mail-code.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { doDeed, namesDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { CustomerCheckout } from './customer-checkout.tsx'
import { loadCheckout, loadContact } from './load-checkout.ts'
import { ContactStep } from './receiving/contact-step.tsx'
import { type CheckoutAnswer, submitPosted } from './submit-checkout.ts'
import { usualStart } from './usual-choices.ts'

export const handle = { frame: { bottom: false, footer: false, search: false } }

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  if (visit.who.kind !== 'customer') return { newcomer: await loadContact(visit, request), facts: null, kept: null }
  const facts = await loadCheckout(visit, request)
  const start = await usualStart(visit, new URL(request.url).searchParams)
  if (start !== null) throw redirect(start)
  return { newcomer: null, facts, kept: readKeptForm(visit, request) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  if (visit.who.kind !== 'customer' && namesDeed(form, ['askCode', 'enterCode'])) {
    const url = new URL(request.url)
    const at = (ask: string | null) => {
      const query = new URLSearchParams(url.searchParams)
      query.delete('ask')
      if (ask) query.set('ask', ask)
      return `/${visit.locale}/checkout${query.size > 0 ? `?${query}` : ''}`
    }
    return doDeed(form, mailCodeDeeds(visit, request, form, { asked: at, entered: at(null) }))
  }
  return submitPosted(visit, request, form)
}

export default function CheckoutPage() {
  const { newcomer, facts, kept } = useLoaderData<typeof loader>()
  const answer: CheckoutAnswer | null = useAnswer<typeof action>() ?? kept
  return (
    <>
      <PageTitle>{m.checkout_title()}</PageTitle>
      {newcomer && <ContactStep facts={newcomer} answer={answer ?? undefined} />}
      {facts && <CustomerCheckout facts={facts} answer={answer} />}
    </>
  )
}
