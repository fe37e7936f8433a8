import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { clearSiteData, endedCookies, sessionCookie } from '#people/access/session-cookie.ts'
import { signOut } from '#people/access/sign-out.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { once } from '#platform/work/once.ts'
import { requestPasswordReset, resendActivation } from './ask-account-link.ts'
import { resetPassword } from './reset-password.ts'
import { prepareSignUp, signUp } from './sign-up.ts'
import { emailForm, resetPasswordForm, signInForm, signUpForm } from './sign-up-form.ts'
import { tryAccountMail } from './try-account-mail.ts'
import { trySignIn } from './try-sign-in.ts'

const done = z.object({ data: z.object({ done: z.literal(true) }) })
const tags = ['people']
const open = { access: 'public' } as const

/** Accounts and sessions: `/users`, `/auth/login`, `/auth/logout`, `/auth/reset-password`. */
export async function signInApi(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  const created = { 201: z.object({ data: z.object({ _id: z.string() }) }), default: errorBody }
  const registration = { summary: 'Register; an activation link is mailed', tags, body: signUpForm, response: created }
  app.post('/users', { config: open, schema: registration }, async (request, reply) => {
    const { visit, body } = request
    const key = keyOf(request)
    const { id } = await tryAccountMail(visit, async () => {
      const registration = await prepareSignUp(body)
      return visit.write((work) => {
        const act = () => signUp(work, registration, { origin: visit.origin })
        return key ? once(work, key, { email: body.email }, act) : act()
      })
    })
    return reply.status(201).send({ data: { _id: id } })
  })

  const token = { 200: z.object({ data: z.object({ accessToken: z.string() }) }), default: errorBody }
  const login = { summary: 'Sign in; the token is in the cookie too', tags, body: signInForm, response: token }
  app.post('/auth/login', { config: open, schema: login }, async (request, reply) => {
    const { visit, body } = request
    const agent = request.headers['user-agent'] ?? ''
    const session = await trySignIn(visit, 'customer', body, agent)
    reply.header('set-cookie', sessionCookie(session, visit.origin)).header('cache-control', 'no-store')
    return { data: { accessToken: session.token } }
  })

  const logout = { summary: 'Sign out', tags, response: { 200: done, default: errorBody } }
  app.post('/auth/logout', { config: open, schema: logout }, async ({ visit }, reply) => {
    const { token } = visit
    if (token) await visit.write((work) => signOut(work, token))
    reply.header('set-cookie', [...endedCookies(visit.origin)]).headers(clearSiteData)
    return { data: { done: true as const } }
  })

  const forgotten = { summary: 'Mail a link for a new password', tags, body: emailForm }
  const forgottenSchema = { ...forgotten, response: { 200: done, default: errorBody } }
  app.post('/auth/reset-password', { config: open, schema: forgottenSchema }, async ({ visit, body }) => {
    await tryAccountMail(visit, () =>
      visit.write((work) => requestPasswordReset(work, body.email, { origin: visit.origin })),
    )
    return { data: { done: true as const } }
  })

  const again = { summary: 'Mail the activation link again', tags, body: emailForm }
  const againSchema = { ...again, response: { 200: done, default: errorBody } }
  app.post('/auth/activation', { config: open, schema: againSchema }, async ({ visit, body }) => {
    await tryAccountMail(visit, () =>
      visit.write((work) => resendActivation(work, body.email, { origin: visit.origin })),
    )
    return { data: { done: true as const } }
  })

  const reset = { summary: 'Set a new password by the mailed token', tags, body: resetPasswordForm }
  const resetSchema = { ...reset, response: { 200: done, default: errorBody } }
  app.put('/auth/reset-password', { config: open, schema: resetSchema }, async ({ visit, body }) => {
    await resetPassword(visit, body, visit.origin)
    return { data: { done: true as const } }
  })
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : null
}
