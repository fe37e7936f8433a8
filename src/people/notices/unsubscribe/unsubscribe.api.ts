import { z } from 'zod'
import { unsubscribeTokens } from '#people/notices/notices.ports.ts'
import { no } from '#people/notices/notices.refusals.ts'
import { api } from '#platform/http/api.ts'
import { stopMail } from './stop-mail.ts'

const params = z.object({ token: z.string().max(120) })

/** Where a mail program asks, with one press and without signing in, that mails of a kind stop. Looking changes nothing. */
export const unsubscribeApi = api({ tags: ['people'], access: 'provider' }, (route, app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, body, done) => done(null, body))
  route({
    post: '/mail/unsubscribe/:token',
    summary: 'For mail programs (RFC 8058): mails of this kind stop; what concerns money or safety has no such address',
    params,
    do: async ({ visit, params: { token } }) => {
      const whose = visit.ports.get(unsubscribeTokens).read(token)
      if (whose === null) throw no.UNSUBSCRIBE_NOT_KNOWN()
      await visit.write((work) => stopMail(work, whose))
      return { done: true as const }
    },
  })
  route({
    get: '/mail/unsubscribe/:token',
    summary: 'For people who open that address: the message settings of their account',
    params,
    file: 'text/html',
    do: ({ visit }, reply) => reply.redirect(`${visit.origin}/${visit.locale}/account/notifications/settings`, 302),
  })
})
