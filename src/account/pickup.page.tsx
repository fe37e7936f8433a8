import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requireCustomer } from '#people/require-customer.ts'
import { answerForm } from '#platform/answer-form.ts'
import { visitOf } from '#platform/visit.ts'
import { choosePickup } from '#requests/choose-pickup.ts'
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
