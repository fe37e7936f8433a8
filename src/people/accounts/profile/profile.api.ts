import { z } from 'zod'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { changePassword } from '#people/accounts/change-password.ts'
import { limitProbes } from '#people/accounts/probe-limit.ts'
import { changePasswordForm } from '#people/accounts/sign-up-form.ts'
import { tryPasswordChange } from '#people/accounts/try-password-change.ts'
import { api } from '#platform/http/api.ts'
import { leaveNewsletter } from './leave-newsletter.ts'
import { languageNames, preferencesForm, shippingFeesCalculations, userDecisions } from './preferences-form.ts'
import { profileForm } from './profile-form.ts'
import { readPreferences } from './read-preferences.ts'
import { readProfile } from './read-profile.ts'
import { updateProfile } from './update-profile.ts'
import { writePreferences } from './write-preferences.ts'

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
  phoneVerified: z.boolean(),
  nationalId: z.string().nullable(),
  taxId: z.string().nullable(),
  isLegacy: z.boolean(),
})
// The specification has the profile and the preferences under data.data (§7).
const profileAnswer = z.object({ data: profile })
const preferencesAnswer = z.object({
  data: z.object({ internationalShippingCalculationOptions: z.array(z.string()), preferences }),
})

/**
 * The caller's profile and preferences: `/users/profile`, `/users/preferences`, `/users/newsletter`, `/users/password`.
 */
export const profileApi = api({ tags: ['people'], access: 'customer' }, (route) => {
  route({
    get: '/users/profile',
    summary: 'My profile',
    answer: profileAnswer,
    do: async ({ visit }) => {
      const { id, ...rest } = await visit.read(readProfile)
      return { data: { _id: id, ...rest } }
    },
  })

  route({
    put: '/users/profile',
    summary: 'Change my profile',
    body: profileForm,
    answer: profileAnswer,
    do: async ({ visit, body }) => {
      const { id, ...rest } = await limitProbes(visit, () =>
        visit.write(async (work) => {
          await updateProfile(work, body)
          return readProfile(work)
        }),
      )
      return { data: { _id: id, ...rest } }
    },
  })

  route({
    get: '/users/preferences',
    summary: 'My preferences',
    answer: preferencesAnswer,
    do: async ({ visit }) => {
      const answer = await visit.read(readPreferences)
      return { data: { internationalShippingCalculationOptions: [...shippingFeesCalculations], preferences: answer } }
    },
  })

  route({
    put: '/users/preferences',
    summary: 'Change my preferences',
    body: preferencesForm,
    answer: preferencesAnswer,
    do: async ({ visit, body }) => {
      await visit.write((work) => writePreferences(work, body))
      return { data: { internationalShippingCalculationOptions: [...shippingFeesCalculations], preferences: body } }
    },
  })

  route({
    delete: '/users/newsletter',
    summary: 'Leave the newsletter',
    write: (work) => leaveNewsletter(work),
  })

  const renewed = z.object({ done: z.literal(true), accessToken: z.string().nullable() })
  route({
    put: '/users/password',
    summary: 'Change my password; my other sessions end, this one goes on under the token that is answered',
    body: changePasswordForm,
    answer: renewed,
    do: async ({ visit, body }, reply) => {
      const session = await tryPasswordChange(visit, () => changePassword(visit, body, visit))
      if (session) reply.header('set-cookie', sessionCookie(session, visit.origin))
      return { done: true as const, accessToken: session?.token ?? null }
    },
  })
})
