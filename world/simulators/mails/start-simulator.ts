import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { z } from 'zod'
import { mailPage } from './page.ts'
import { postMail } from './post-mail.ts'

export type MailSimulator = {
  /** The page where a person answers a mail of ours. */
  readonly page: string
  readonly close: () => Promise<void>
}

type Options = {
  readonly port: number
  readonly signingKey: string
  /** Where the shop takes mails. */
  readonly routeUrl: string
}

const answer = z.object({
  from: z.string().min(3).max(300),
  to: z.string().min(3).max(300),
  text: z.string().max(100_000),
  subject: z.string().max(300).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  files: z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })).optional(),
})

/** Starts a stand-in for Mailgun's routes. Only for development and tests: it takes mails from this page alone. */
export async function startMailSimulator({ port, signingKey, routeUrl }: Options): Promise<MailSimulator> {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 40 * 1024 * 1024 })
  await app.register(formbody)
  const language = (query: unknown) => z.object({ lang: z.enum(['ar', 'en']).catch('ar') }).parse(query).lang
  app.get('/', async (request, reply) => reply.type('text/html').send(mailPage(language(request.query), null)))
  app.post('/_control/answer', async (request, reply) => {
    const form = answer.safeParse(request.body)
    if (!form.success) return reply.code(422).send(z.flattenError(form.error))
    const { subject, headers, files, ...written } = form.data
    const status = await postMail(
      { url: routeUrl, signingKey },
      { ...written, ...(subject && { subject }), ...(headers && { headers }), ...(files && { files }) },
    )
    const isPage = String(request.headers.accept).includes('text/html')
    return isPage ? reply.type('text/html').send(mailPage(language(request.query), status)) : { status }
  })
  const page = await app.listen({ port, host: '127.0.0.1' })
  return { page, close: () => app.close() }
}
