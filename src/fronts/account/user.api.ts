import { z } from 'zod'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { languageNames, shippingFeesCalculations, userDecisions } from '#people/accounts/profile/preferences-form.ts'
import { readUser } from '#people/accounts/profile/read-user.ts'
import { api } from '#platform/http/api.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { readPackages } from '#pricing/subscriptions/read-packages.ts'
import { readReady } from './read-ready.ts'

const packageStatus = z.object({ status: z.enum(['Active', 'Requested']), active: z.boolean(), pending: z.boolean() })

const user = z
  .object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    activePackage: packageStatus.nullable(),
    preferences: z.object({
      language: z.enum(languageNames),
      shippingFeesCalculation: z.enum(shippingFeesCalculations),
      userDecision: z.enum(userDecisions),
      removeBox: z.boolean(),
      shippingNotes: z.string(),
    }),
    readyOrdersCount: z.int(),
    isLegacy: z.boolean(),
    missingData: z.array(z.string()),
    onHoldBalance: amountJson,
    onHoldCashBalance: amountJson,
    onHoldValuBalance: amountJson,
  })
  .meta({ id: 'User' })

/** The user of specification §3: the person with their package, ready requests and money on hold. */
export const userApi = api({ tags: ['people'], access: 'customer' }, (route) => {
  route({
    get: '/users/me',
    summary: 'The signed-in user',
    answer: user,
    read: async (work) => {
      const { missingData, ...person } = await readUser(work)
      const { holds } = await readWallet(work, person._id)
      const { active, pending } = await readPackages(work, { customerId: person._id })
      const own = active ?? pending
      return {
        ...person,
        missingData: [...missingData],
        activePackage: own && {
          status: own === active ? ('Active' as const) : ('Requested' as const),
          active: own === active,
          pending: own === pending,
        },
        readyOrdersCount: (await readReady(work)).length,
        onHoldBalance: holds.card.minor,
        onHoldCashBalance: holds.cash.minor,
        onHoldValuBalance: holds.valu.minor,
      }
    },
  })
})
