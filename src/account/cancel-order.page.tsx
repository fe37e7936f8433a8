import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { cancelOrder } from '#orders/cancel-order.ts'
import { cancelForm, cancelReasons } from '#orders/cancel-reasons.ts'
import { reasonLabel } from '#orders/item-label.ts'
import { readOrder } from '#orders/read-order.ts'
import { requireCustomer } from '#people/require-customer.ts'
import { answerForm } from '#platform/answer-form.ts'
import { foundPage } from '#platform/found-page.ts'
import { newId } from '#platform/id.ts'
import { visitOf } from '#platform/visit.ts'
import { CancelForm } from './cancel-form.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { number, mayCancel, money } = await foundPage(visit.read((work) => readOrder(work, params.number ?? '')))
  const { locale } = visit
  if (!mayCancel) throw redirect(`/${locale}/account/orders/${number}`)
  const reasons = cancelReasons.map((value) => ({ value, text: reasonLabel(value, locale) }))
  return { number, reasons, kept: { minor: money.kept, currency: money.currency }, key: newId(), locale }
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
  const answer = useActionData<typeof action>()
  return (
    <Form method="post" noValidate>
      <CancelForm facts={useLoaderData<typeof loader>()} answer={answer ?? null} />
    </Form>
  )
}
