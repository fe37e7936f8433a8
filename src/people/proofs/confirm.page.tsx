import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { actOnConfirm } from './act-on-confirm.ts'
import { ConfirmForm } from './confirm-form.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  requireCustomer(visitOf(context), request)
  return null
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return actOnConfirm(visit, request, `/${visit.locale}/account`)
}

export default function Confirm() {
  return <ConfirmForm who="customer" errors={useAnswer<typeof action>()?.errors} />
}
