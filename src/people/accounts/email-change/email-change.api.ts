import { z } from 'zod'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { api } from '#platform/http/api.ts'
import { tryEmailChange } from './ask-email-change.ts'
import { enterEmailCode } from './change-email.ts'
import { emailCodeForm, newEmailForm, undoForm } from './email-change-form.ts'
import { refuseTaken } from './refuse-taken.ts'
import { undoEmailChange } from './undo-email-change.ts'

/** Another address for the account: `/users/email`. */
export const emailChangeApi = api({ tags: ['people'], access: 'customer' }, (route) => {
  route({
    post: '/users/email',
    summary: 'Mail a code to my new address; needs a recent proof',
    body: newEmailForm,
    answer: z.object({ ask: z.string().meta({ description: 'Sent back with the code' }) }),
    do: async ({ visit, body }) => ({ ask: (await tryEmailChange(visit, body.email)).id }),
  })

  route({
    put: '/users/email',
    summary: 'Change my address by that code; my other sessions end, this one goes on under the token that is answered',
    body: emailCodeForm,
    answer: z.object({ accessToken: z.string().nullable() }),
    do: async ({ visit, body }, reply) => {
      const session = await enterEmailCode(visit, body)
      if (session) reply.header('set-cookie', sessionCookie(session, visit.origin))
      return { accessToken: session?.token ?? null }
    },
  })

  route({
    delete: '/users/email',
    access: 'public',
    summary: 'Undo a change by the link that was mailed to the old address; answers the token for a new password',
    body: undoForm,
    answer: z.object({ resetToken: z.string() }),
    do: async ({ visit, body }) => ({
      resetToken: await refuseTaken('token', () => visit.write((work) => undoEmailChange(work, body.token))),
    }),
  })
})
