import { redirect } from 'react-router'
import { cancelReturn, chooseOffice } from '#fulfilment/returns/bring-return.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'

/** What the customer pressed at their return: where they bring it, or that they keep the goods. */
export async function actOnOwnReturn(visit: Visit, form: FormData, number: string) {
  const path = `/${visit.locale}/account/returns/${number}`
  try {
    return await doDeed(form, {
      cancel: async () => {
        await visit.write((work) => cancelReturn(work, number))
        return redirect(`${path}?done=cancelled`)
      },
      office: async () => {
        const office = String(form.get('office') ?? '')
        if (office === '') return formAnswer({ office: m.refusal_return_office_unknown({}, visit) }, form)
        await visit.write((work) => chooseOffice(work, { number, office }))
        return redirect(`${path}?done=office`)
      },
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
