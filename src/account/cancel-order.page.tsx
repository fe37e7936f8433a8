import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cancelOrder } from '#orders/cancel-order.ts'
import { cancelForm, cancelReasons } from '#orders/cancel-reasons.ts'
import { reasonLabel } from '#orders/item-label.ts'
import { readOrder } from '#orders/read-order.ts'
import { requireCustomer } from '#people/require-customer.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import { answerForm } from '#platform/answer-form.ts'
import { foundPage } from '#platform/found-page.ts'
import { newId } from '#platform/id.ts'
import { sayDay } from '#platform/say-date.ts'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'
import { readSubscriptions } from '#subscriptions/read-subscriptions.ts'
import { CancelForm } from './cancel-form.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { order, stays } = await foundPage(visit.read((work) => readFacts(work, params.number ?? '')))
  const { number, mayCancel, money } = order
  const { locale } = visit
  if (!mayCancel) throw redirect(`/${locale}/account/orders/${number}`)
  const reasons = cancelReasons.map((value) => ({ value, text: reasonLabel(value, locale) }))
  const kept = { minor: money.kept - (stays?.price ?? 0n), currency: money.currency }
  const until = stays?.givenBackUntil
  const stayingPackage = stays && until ? { name: stays.name, until: sayDay(until, locale, visit.site) } : null
  return { number, reasons, kept, stayingPackage, key: newId(), locale }
}

// A package that was bought with the order and runs is the customer's, whatever becomes of the order.
async function readFacts(work: Work, number: string) {
  const order = await readOrder(work, number)
  const { active } = await readSubscriptions(work, signedInCustomer(work))
  return { order, stays: active?.orderId === order.id ? active : null }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  const number = params.number ?? ''
  return answerForm(form, cancelForm, visit.locale, async (values) => {
    const key = String(form.get('key') ?? '')
    await visit.write((work) => cancelOrder(work, { ...values, number, key }))
    return redirect(`/${visit.locale}/account/orders/${number}?done=cancelled`)
  })
}

/** Giving an order up is asked once more, with a reason. */
export default function CancelOrderPage() {
  const answer = useAnswer<typeof action>()
  return (
    <Form method="post" noValidate>
      <CancelForm facts={useLoaderData<typeof loader>()} answer={answer ?? null} />
    </Form>
  )
}
