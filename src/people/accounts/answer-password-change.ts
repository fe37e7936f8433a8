import { data, redirect } from 'react-router'
import type { Session } from '#people/access/open-session.ts'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { isWeakPassword } from '#people/proofs/password-strength.ts'
import { typedAgain } from '#platform/http/forms/form-answer.ts'
import { type FieldErrors, parseFields } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import { changePassword, refuseWrongPassword } from './change-password.ts'
import { changePasswordForm } from './sign-up-form.ts'
import { tryPasswordChange } from './try-password-change.ts'

/** The password page's answer: errors of the old and of the new password are reported together. */
export async function answerPasswordChange(visit: Visit, form: FormData) {
  const parsed = parseFields(form, changePasswordForm, visit.locale)
  if (!parsed.ok && parsed.errors.oldPassword) return refused(null, parsed.errors, 422)
  let session: Session | null = null
  try {
    session = await tryPasswordChange(visit, async () => {
      if (parsed.ok) return changePassword(visit, parsed.values, visit)
      await refuseWrongPassword(visit, String(form.get('oldPassword') ?? ''))
      return null
    })
  } catch (error) {
    const { code, errors, status } = refusedForm(error, visit.locale)
    const ofNew = parsed.ok ? weakness(parsed.values.password, visit) : parsed.errors
    return refused(code, { ...errors, ...(errors.general ? {} : ofNew) }, status)
  }
  if (!parsed.ok) return refused(null, parsed.errors, 422)
  const headers = new Headers()
  if (session) headers.append('set-cookie', sessionCookie(session, visit.origin))
  return redirect(`/${visit.locale}/account/password?saved=1`, { headers })
}

function weakness(password: string, { locale }: Visit): FieldErrors {
  return isWeakPassword(password, []) ? { password: refusalSentence('WEAK_PASSWORD', {}, locale) } : {}
}

function refused(code: string | null, errors: FieldErrors, status: number) {
  return data(typedAgain(new FormData(), errors, code), status)
}
