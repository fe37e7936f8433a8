import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import { actOnConfirm } from './act-on-confirm.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { requireStaff } from './require-staff.ts'

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
