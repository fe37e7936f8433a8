import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

/** For who came in by a code from the mail and never chose a password: a mailed link sets one. */
export function NoPasswordYet() {
  return (
    <TextLink to={`/${getLocale()}/auth/forgot-password`} quiet className="self-start text-sm">
      {m.people_no_password_yet()}
    </TextLink>
  )
}
