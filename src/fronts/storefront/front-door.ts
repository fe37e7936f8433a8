import { type LoaderFunctionArgs, redirect } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'

/** The bare address redirects to the reader's language. */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(`/${visitOf(context).locale}`)
}
