import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import { actOnConfirm } from './act-on-confirm.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { requireCustomer } from './require-customer.ts'

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
