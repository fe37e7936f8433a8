import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { askSubscription } from './ask-subscription.ts'
import { confirmByLink } from './confirm-subscription.ts'
import { subscriptionForm } from './subscription-form.ts'

const confirmForm = z.object({ token: z.string().max(100) })

/** Subscribing to the newsletter, with or without an account. */
export const newsletterApi = api({ tags: ['newsletter'], access: 'public' }, (route) => {
  route({
    post: '/marketing-emails-subscriptions',
    summary:
      'Subscribe an address to the newsletter: a link is mailed to it, and nothing else before the link was pressed',
    description: 'The answer is the same whether the address is known or not.',
    body: subscriptionForm,
    do: async ({ visit, body }) => {
      await askSubscription(visit, { email: body.email, place: 'api' })
      return { done: true as const }
    },
  })
  route({
    post: '/marketing-emails-subscriptions/confirm',
    summary: 'Confirm a subscription with what stands in the mailed link',
    body: confirmForm,
    do: async ({ visit, body }) => {
      await visit.write((work) => confirmByLink(work, body.token, visit))
      return { done: true as const }
    },
  })
})
