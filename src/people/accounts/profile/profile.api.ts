import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { changePassword } from '#people/accounts/change-password.ts'
import { changePasswordForm } from '#people/accounts/sign-up-form.ts'
import { tryPasswordChange } from '#people/accounts/try-password-change.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { leaveNewsletter } from './leave-newsletter.ts'
import { languageNames, preferencesForm, shippingFeesCalculations, userDecisions } from './preferences-form.ts'
import { profileForm } from './profile-form.ts'
import { readPreferences } from './read-preferences.ts'
import { readProfile } from './read-profile.ts'
import { updateProfile } from './update-profile.ts'
import { writePreferences } from './write-preferences.ts'

const done = z.object({ data: z.object({ done: z.literal(true) }) })
const preferences = z.object({
  language: z.enum(languageNames),
  shippingFeesCalculation: z.enum(shippingFeesCalculations),
  userDecision: z.enum(userDecisions),
  removeBox: z.boolean(),
  shippingNotes: z.string(),
})
const profile = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  nationalId: z.string().nullable(),
  taxId: z.string().nullable(),
  isLegacy: z.boolean(),
})
// The specification reads the profile and the preferences under data.data (§7).
const profileAnswer = z.object({ data: z.object({ data: profile }) })
const preferencesAnswer = z.object({
  data: z.object({
    data: z.object({ internationalShippingCalculationOptions: z.array(z.string()), preferences }),
  }),
})

const tags = ['people']
const config = { access: 'customer' } as const

/** Who I am and what I prefer: `/users/profile`, `/users/preferences`, `/users/newsletter`, `/users/password`. */
export async function profileApi(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  const reading = { summary: 'My profile', tags, response: { 200: profileAnswer, default: errorBody } }
  app.get('/users/profile', { config, schema: reading }, async ({ visit }) => {
    const { id, ...rest } = await visit.read(readProfile)
    return { data: { data: { _id: id, ...rest } } }
  })

  const response = { 200: profileAnswer, default: errorBody }
  const updating = { summary: 'Change my profile', tags, body: profileForm, response }
  app.put('/users/profile', { config, schema: updating }, async ({ visit, body }) => {
    const { id, ...rest } = await visit.write(async (work) => {
      await updateProfile(work, body)
      return readProfile(work)
    })
    return { data: { data: { _id: id, ...rest } } }
  })

  const preferring = { summary: 'My preferences', tags, response: { 200: preferencesAnswer, default: errorBody } }
  app.get('/users/preferences', { config, schema: preferring }, async ({ visit }) => {
    const answer = await visit.read(readPreferences)
    return {
      data: { data: { internationalShippingCalculationOptions: [...shippingFeesCalculations], preferences: answer } },
    }
  })

  const choosing = { summary: 'Change my preferences', tags, body: preferencesForm }
  const choosingSchema = { ...choosing, response: { 200: preferencesAnswer, default: errorBody } }
  app.put('/users/preferences', { config, schema: choosingSchema }, async ({ visit, body }) => {
    await visit.write((work) => writePreferences(work, body))
    return {
      data: { data: { internationalShippingCalculationOptions: [...shippingFeesCalculations], preferences: body } },
    }
  })

  const leaving = { summary: 'Leave the newsletter', tags, response: { 200: done, default: errorBody } }
  app.delete('/users/newsletter', { config, schema: leaving }, async ({ visit }) => {
    await visit.write(leaveNewsletter)
    return { data: { done: true as const } }
  })

  const changing = {
    summary: 'Change my password; my other sessions end, this one goes on under the token that is answered',
    tags,
    body: changePasswordForm,
  }
  const renewed = z.object({ data: z.object({ done: z.literal(true), accessToken: z.string().nullable() }) })
  const changingSchema = { ...changing, response: { 200: renewed, default: errorBody } }
  app.put('/users/password', { config, schema: changingSchema }, async ({ visit, body }, reply) => {
    const session = await tryPasswordChange(visit, () => changePassword(visit, body, visit))
    if (session) reply.header('set-cookie', sessionCookie(session, visit.origin))
    return { data: { done: true as const, accessToken: session?.token ?? null } }
  })
}
