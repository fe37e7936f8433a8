import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { loadCancel } from '#fronts/account/load-cancel.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { cancelForm } from '#selling/orders/cancel-reasons.ts'
import { CancelForm } from './cancel-form.tsx'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadCancel(visitOf(context), request, params.number ?? '')
}

const seenForm = cancelForm.extend({
  seen: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt)
    .nullable()
    .catch(null),
})

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  const number = params.number ?? ''
  return answerForm(form, seenForm, visit.locale, async (values) => {
    const key = String(form.get('key') ?? '')
    await visit.write((work) => cancelOrder(work, { ...values, number, key }))
    return redirect(`/${visit.locale}/account/orders/${number}?done=cancelled`)
  })
}

/** Cancelling an order asks for confirmation and a reason. */
export default function CancelOrderPage() {
  const answer = useAnswer<typeof action>()
  return (
    <PostForm answer={answer} noValidate>
      <CancelForm facts={useLoaderData<typeof loader>()} answer={answer ?? null} />
    </PostForm>
  )
}
