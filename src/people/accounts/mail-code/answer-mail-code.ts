import { redirect } from 'react-router'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { placeAfter } from '#people/accounts/second-factor/place-after.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { askMailCode } from './ask-mail-code.ts'
import { enterByMailCode } from './enter-by-mail-code.ts'
import { askCodeForm, enterCodeForm } from './mail-code-form.ts'

type Ways = {
  /** The page that asks for the code that was mailed; its address keeps the id. */
  readonly asked: (id: string) => string
  /** The page that follows, signed in. */
  readonly entered: string
}

/** The two deeds of a page with the fields of `mail-code-fields.tsx`: mail a code, and enter by it. */
export function mailCodeDeeds(visit: Visit, request: Request, form: FormData, { asked, entered }: Ways) {
  return {
    askCode: () =>
      answerForm(form, askCodeForm, visit.locale, async ({ email }) =>
        redirect(asked((await askMailCode(visit, email)).id)),
      ),
    enterCode: () =>
      answerForm(form, enterCodeForm, visit.locale, async (values) => {
        const session = await enterByMailCode(visit, values, request.headers.get('user-agent') ?? '')
        return redirect(placeAfter(session, visit.locale, entered), {
          headers: { 'set-cookie': sessionCookie(session, visit.origin) },
        })
      }),
  }
}
