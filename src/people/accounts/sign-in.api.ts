import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { clearSiteData, endedCookies } from '#people/access/session-cookie.ts'
import { signOut } from '#people/access/sign-out.ts'
import { codeForm } from '#people/proofs/second-factor-fields.ts'
import { api } from '#platform/http/api.ts'
import { once } from '#platform/work/once.ts'
import { requestPasswordReset, resendActivation } from './ask-account-link.ts'
import { limitProbes } from './probe-limit.ts'
import { resetPassword } from './reset-password.ts'
import { answerSignIn, signedIn } from './second-factor/half-answer.ts'
import { tryFactor } from './second-factor/try-factor.ts'
import { denySignIn } from './sign-in-news/deny-sign-in.ts'
import { prepareSignUp, signUp } from './sign-up.ts'
import { emailForm, resetPasswordForm, signInForm, signUpForm, tokenForm } from './sign-up-form.ts'
import { tryAccountMail } from './try-account-mail.ts'
import { trySignIn } from './try-sign-in.ts'

/** Accounts and sessions: `/users`, `/auth/login`, `/auth/logout`, `/auth/reset-password`. */
export const signInApi = api({ tags: ['people'], access: 'public' }, (route) => {
  const created = z.object({ _id: z.string() })
  route({
    post: '/users',
    summary: 'Register; an activation link is mailed',
    body: signUpForm,
    status: 201,
    answer: created,
    do: async ({ visit, body, request }) => {
      const key = keyOf(request)
      const { id } = await tryAccountMail(visit, async () => {
        const registration = await prepareSignUp(body)
        return limitProbes(visit, () =>
          visit.write((work) => {
            const act = () => signUp(work, registration, { origin: visit.origin })
            return key ? once(work, key, { email: body.email }, act) : act()
          }),
        )
      })
      return { _id: id }
    },
  })

  route({
    post: '/auth/login',
    summary: 'Sign in; the token is in the cookie too',
    body: signInForm,
    answer: signedIn,
    do: async ({ visit, body, request }, reply) => {
      const agent = request.headers['user-agent'] ?? ''
      const session = await trySignIn(visit, 'customer', body, agent)
      return answerSignIn(session, visit.origin, reply)
    },
  })

  route({
    post: '/auth/second-factor',
    summary: 'The code of the authenticator, or a recovery code, that a sign-in still owes',
    body: codeForm.extend({ halfToken: z.string().max(100).optional() }),
    answer: signedIn,
    do: async ({ visit, body, request }, reply) => {
      const session = await tryFactor(visit, { ...body, agent: request.headers['user-agent'] ?? '' })
      return answerSignIn(session, visit.origin, reply)
    },
  })

  route({
    post: '/auth/not-me',
    summary: 'By the link of a mail about a sign-in: ends all sessions; answers the token for a new password',
    body: tokenForm,
    answer: z.object({ resetToken: z.string() }),
    write: async (work, { body }) => ({ resetToken: await denySignIn(work, body.token) }),
  })

  route({
    post: '/auth/logout',
    summary: 'Sign out',
    do: async ({ visit }, reply) => {
      const { token } = visit
      if (token) await visit.write((work) => signOut(work, token))
      reply.header('set-cookie', [...endedCookies(visit.origin)]).headers(clearSiteData)
    },
  })

  route({
    post: '/auth/reset-password',
    summary: 'Mail a link for a new password',
    body: emailForm,
    do: async ({ visit, body }) => {
      await tryAccountMail(visit, () =>
        visit.write((work) => requestPasswordReset(work, body.email, { origin: visit.origin })),
      )
    },
  })

  route({
    post: '/auth/activation',
    summary: 'Mail the activation link again',
    body: emailForm,
    do: async ({ visit, body }) => {
      await tryAccountMail(visit, () =>
        visit.write((work) => resendActivation(work, body.email, { origin: visit.origin })),
      )
    },
  })

  route({
    put: '/auth/reset-password',
    summary: 'Set a new password by the mailed token',
    body: resetPasswordForm,
    do: async ({ visit, body }) => {
      await resetPassword(visit, body, visit.origin)
    },
  })
})

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : null
}
