import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { messageCompanies } from './notices.ports.ts'
import { no } from './notices.refusals.ts'
import { takeNews } from './states/take-news.ts'

const longestNews = 1_048_576
const params = z.object({ company: z.string().max(40) })

/** Where companies that carry messages tell what became of them. What is not signed is refused and stored nowhere. */
export const messageNewsApi = api({ tags: ['people'], access: 'provider' }, (route, app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestNews }, (_request, body, done) =>
    done(null, body),
  )
  route({
    post: '/messages/news/:company',
    summary: 'For companies that carry our mail, SMS and WhatsApp: signed news of what became of messages',
    params,
    answer: z.object({ received: z.literal(true) }),
    do: async ({ visit, params, body, request }) => {
      const reader = visit.ports.get(messageCompanies).readers[params.company]
      if (!reader) throw platformNo.NOT_FOUND()
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const news = reader.read({ rawBody, headers: request.headers, path: request.url, now: visit.now })
      if (news === null) throw no.MESSAGE_NEWS_NOT_TRUSTED()
      await takeNews(visit, { company: params.company, news, key: reader.keyOf?.(rawBody) ?? null })
      return { received: true as const }
    },
  })
  route({
    get: '/messages/news/:company',
    summary: 'For WhatsApp: the question whether this address is ours, answered with its challenge',
    params,
    query: z.object({
      'hub.mode': z.string().max(40).optional(),
      'hub.verify_token': z.string().max(500).optional(),
      'hub.challenge': z.string().max(500).optional(),
    }),
    file: 'text/plain',
    do: ({ visit, params, query }, reply) => {
      const answer = visit.ports.get(messageCompanies).readers[params.company]?.answerHandshake?.(query)
      if (answer === undefined) throw platformNo.NOT_FOUND()
      if (answer === null) throw no.MESSAGE_NEWS_NOT_TRUSTED()
      return reply.type('text/plain; charset=utf-8').send(answer)
    },
  })
})
