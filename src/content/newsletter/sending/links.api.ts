import { z } from 'zod'
import { no } from '#content/newsletter/newsletter.refusals.ts'
import { api } from '#platform/http/api.ts'
import { followLink } from './follow-link.ts'

const params = z.object({ token: z.string().max(100) })

/** The links of campaigns: they lead to what was published with the campaign, and nowhere else. */
export const campaignLinksApi = api({ tags: ['newsletter'], access: 'public' }, (route) => {
  route({
    get: '/newsletter/links/:token',
    summary: 'For readers of a campaign: leads on to the page that its link names, and counts the first press',
    params,
    file: 'text/html',
    do: async ({ visit, params: { token }, request }, reply) => {
      const isLook = request.method === 'HEAD' || String(request.headers['sec-purpose'] ?? '').includes('prefetch')
      const url = await followLink(visit, token, isLook)
      if (url === null) throw no.NEWSLETTER_LINK_NOT_KNOWN()
      return reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex').redirect(url, 302)
    },
  })
})
