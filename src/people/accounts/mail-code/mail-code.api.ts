import { z } from 'zod'
import { answerSignIn, signedIn } from '#people/accounts/second-factor/half-answer.ts'
import { api } from '#platform/http/api.ts'
import { askMailCode } from './ask-mail-code.ts'
import { enterByMailCode } from './enter-by-mail-code.ts'
import { askCodeForm, enterCodeForm } from './mail-code-form.ts'
import { proveByMailCode } from './prove-by-mail-code.ts'

/** The way in without a password, as at checkout. */
export const mailCodeApi = api({ tags: ['people'], access: 'public' }, (route) => {
  route({
    post: '/auth/mail-code',
    summary: 'Mail a code of six digits that opens an account or makes it; valid for ten minutes and five tries',
    body: askCodeForm,
    answer: z.object({ ask: z.string().meta({ description: 'Sent back with the code; known to nobody else' }) }),
    do: async ({ visit, body }) => ({ ask: (await askMailCode(visit, body.email)).id }),
  })

  route({
    post: '/auth/mail-code/enter',
    summary: 'Sign in by the mailed code; the token is in the cookie too',
    body: enterCodeForm,
    answer: signedIn,
    do: async ({ visit, body, request }, reply) => {
      const session = await enterByMailCode(visit, body, request.headers['user-agent'] ?? '')
      return answerSignIn(session, visit.origin, reply)
    },
  })

  route({
    post: '/auth/proof/code',
    access: 'customer',
    summary: 'A fresh proof by a code that was mailed to the customer’s own address; good for ten minutes',
    body: enterCodeForm,
    do: ({ visit, body }) => proveByMailCode(visit, body),
  })
})
