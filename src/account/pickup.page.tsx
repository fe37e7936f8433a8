import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requireCustomer } from '#people/require-customer.ts'
import { answerForm, typedFields } from '#platform/answer-form.ts'
import { visitOf } from '#platform/visit.ts'
import { choosePickup } from '#requests/choose-pickup.ts'
import { m } from '#words/messages.js'
import { loadPickup, pickupForm } from './load-pickup.ts'
import { PickupChoice } from './pickup-choice.tsx'

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadPickup(visitOf(context), request, params.number ?? '')
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  const itemIds = form.getAll('itemId').map(String)
  if (itemIds.length === 0) {
    const general = m.account_pickup_none_chosen({}, { locale: visit.locale })
    return data({ code: null, errors: { general }, typed: typedFields(form) }, { status: 422 })
  }
  return answerForm(form, pickupForm, visit.locale, async ({ key, office, slot }) => {
    await visit.write((work) => choosePickup(work, { key, office, slot, itemIds }))
    return redirect(`/${visit.locale}/account/orders/${params.number}?done=pickup`)
  })
}

export default function PickupPage() {
  const answer = useActionData<typeof action>()
  return (
    <Form method="post" noValidate>
      <PickupChoice facts={useLoaderData<typeof loader>()} answer={answer ?? null} />
    </Form>
  )
}
