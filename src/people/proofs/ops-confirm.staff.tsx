import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { actOnConfirm } from './act-on-confirm.ts'
import { ConfirmForm } from './confirm-form.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'overview', request)
  return null
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'overview', request)
  return actOnConfirm(visit, request, `/${visit.locale}/ops`)
}

export default function StaffConfirm() {
  const answer = useAnswer<typeof action>()
  return <ConfirmForm who="staff" errors={answer?.errors} kept={answer?.kept} />
}
