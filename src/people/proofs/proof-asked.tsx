import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { withBackUrl } from '#people/access/back-url.ts'
import type { ProofAsked } from '#platform/work/ask-proof.ts'
import type { Locale } from '#platform/work/work.ts'
import { ConfirmForm } from './confirm-form.tsx'

/** The form of a staff page that waits for a proof; null for any other error. */
export function useProofAsked(): ProofAsked | null {
  const error = useRouteError()
  const isAsked = isRouteErrorResponse(error) && error.data && typeof error.data === 'object'
  return isAsked && 'proofAskedFor' in error.data ? (error.data as ProofAsked) : null
}

/** Asks for the code; then the form continues to the page it was sent to. */
export function ProofAskedFirst({ asked, locale }: { readonly asked: ProofAsked; readonly locale: Locale }) {
  const { pathname, search } = useLocation()
  const action = withBackUrl(`/${locale}/ops/confirm`, `${pathname}${search}`)
  return <ConfirmForm who="staff" kept={asked.proofAskedFor} action={action} />
}
