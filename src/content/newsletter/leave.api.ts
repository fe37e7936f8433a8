import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { endSubscription } from './end-subscription.ts'
import { leaveTokens } from './newsletter.ports.ts'
import { no } from './newsletter.refusals.ts'

const params = z.object({ token: z.string().max(100) })

/** Where a mail program asks, with one press and without signing in, that the newsletter stops. Looking changes nothing. */
export const newsletterLeaveApi = api({ tags: ['newsletter'], access: 'provider' }, (route, app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, body, done) => done(null, body))
  route({
    post: '/newsletter/leave/:token',
    summary: 'For mail programs (RFC 8058): the newsletter stops',
    params,
    do: async ({ visit, params: { token } }) => {
      const id = visit.ports.get(leaveTokens).read(token)
      if (id === null) throw no.NEWSLETTER_LINK_NOT_KNOWN()
      await visit.write((work) => endSubscription(work, { id, kind: 'left', place: 'mail_program' }))
      return { done: true as const }
    },
  })
  route({
    get: '/newsletter/leave/:token',
    summary: 'For people who open that address: the page with the button',
    params,
    file: 'text/html',
    do: ({ visit, params: { token } }, reply) =>
      reply.redirect(`${visit.origin}/${visit.locale}/newsletter/leave/${encodeURIComponent(token)}`, 302),
  })
})
