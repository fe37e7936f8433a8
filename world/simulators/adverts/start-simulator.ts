import fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { setMood } from '#world/simulators/set-mood.ts'
import { googleForm, metaForm, tiktokForm } from './forms.ts'

const keys = {
  google: { measurementId: 'G-SIMULATOR', apiSecret: 'google-simulator-secret' },
  meta: { pixelId: '100000000000002', token: 'meta-simulator-token' },
  tiktok: { pixelId: 'CSIMULATOR00000000', token: 'tiktok-simulator-token' },
}
const companies = ['google', 'meta', 'tiktok'] as const
type Company = (typeof companies)[number]

/** How a company behaves: well, as one that takes no more calls, that fails, that never answers, or that takes and then says nothing. */
const behaviours = ['well', 'busy', 'down', 'silent', 'taken', 'token'] as const
const wellBehaved = { google: 'well', meta: 'well', tiktok: 'well' } as const
const moodForm = z.object({
  google: z.enum(behaviours),
  meta: z.enum(behaviours),
  tiktok: z.enum(behaviours),
})
type Mood = z.output<typeof moodForm>

/** One thing that a company was told; `isRepeat`: it knew its id already, and counts it once. */
type ToldEvent = { readonly company: Company; readonly id: string; readonly event: object; readonly isRepeat: boolean }

type Book = { mood: Mood; readonly told: ToldEvent[] }
const hour = 3_600_000

/** Starts stand-ins for Google Analytics, Meta and TikTok, which look at what they are told as the real ones do. */
export async function startAdvertSimulator(port = 0, clock: () => Date = () => new Date()) {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 130_000 })
  const book: Book = { mood: { ...wellBehaved }, told: [] }
  const take = (company: Company, id: string, event: object) => {
    const isRepeat = company !== 'google' && book.told.some((one) => one.company === company && one.id === id)
    book.told.push({ company, id, event, isRepeat })
  }
  app.addHook('preHandler', async ({ url }, reply) => {
    const company = companies.find((one) => url.startsWith(`/${one}/`))
    const mood = company ? book.mood[company] : 'well'
    if (mood === 'silent') {
      reply.hijack()
      return
    }
    if (mood === 'down') return reply.code(502).send({ error: 'bad gateway' })
    if (mood === 'busy' && company === 'tiktok') return { code: 40_100, message: 'Too many requests', request_id: 'r' }
    if (mood === 'busy')
      return reply.code(429).send({ error: { code: 4, message: 'Application request limit reached' } })
  })
  const isLost = (company: Company) => book.mood[company] === 'taken'
  const at = { app, book, take, isLost, clock }
  serveGoogle(at)
  serveMeta(at)
  serveTiktok(at)
  app.get('/_control/events', async () => book.told)
  setMood(app, book, wellBehaved, moodForm)
  const url = await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    told: book.told,
    setMood: (mood: Partial<Mood>) => {
      book.mood = { ...wellBehaved, ...mood }
    },
    accounts: {
      google: { ...keys.google, host: `${url}/google` },
      meta: { ...keys.meta, host: `${url}/meta/v25.0` },
      tiktok: { ...keys.tiktok, host: `${url}/tiktok` },
    },
    close: () => app.close(),
  }
}

type At = {
  readonly app: FastifyInstance
  readonly book: Book
  readonly take: (company: Company, id: string, event: object) => void
  readonly isLost: (company: Company) => boolean
  readonly clock: () => Date
}

// The real one says 204 to everything: what is wrong is dropped without a word.
function serveGoogle({ app, take, isLost, clock }: At): void {
  app.post('/google/mp/collect', async (request, reply) => {
    const read = googleForm.safeParse(request.body)
    const { measurement_id: id, api_secret: secret } = request.query as Readonly<Record<string, string>>
    const isOurs = id === keys.google.measurementId && secret === keys.google.apiSecret
    const age = clock().getTime() - (read.data?.timestamp_micros ?? 0) / 1000
    if (read.success && isOurs && age < 72 * hour)
      for (const event of read.data.events)
        take('google', String(event.params.transaction_id ?? `${read.data.client_id} ${event.name}`), read.data)
    if (isLost('google')) return reply.hijack().raw.destroy()
    return reply.code(204).send()
  })
  app.post('/google/debug/mp/collect', async ({ body }) => {
    const read = googleForm.safeParse(body)
    return {
      validationMessages: (read.error?.issues ?? []).map(({ path, message }) => ({
        fieldPath: path.join('.'),
        description: message,
        validationCode: 'VALUE_INVALID',
      })),
    }
  })
}

function serveMeta({ app, book, take, isLost, clock }: At): void {
  app.post('/meta/v25.0/:pixel/events', async (request, reply) => {
    const read = metaForm.safeParse(request.body)
    const problem = (code: number, message: string) =>
      reply.code(400).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'simulated' } })
    if (book.mood.meta === 'token') return problem(190, 'Error validating access token')
    if (!read.success) return problem(100, `Invalid parameter: ${read.error.issues[0]?.path.join('.')}`)
    const { pixel } = request.params as { pixel: string }
    if (read.data.access_token !== keys.meta.token) return problem(190, 'Invalid OAuth access token')
    if (pixel !== keys.meta.pixelId) return problem(100, 'Object does not exist')
    const now = clock().getTime() / 1000
    // One event of more than seven days fails the whole of a request.
    if (read.data.data.some(({ event_time: at }) => at < now - 7 * 86_400 || at > now + 60))
      return problem(100, 'event_time is too old')
    for (const event of read.data.data) take('meta', `${event.event_name} ${event.event_id}`, event)
    if (isLost('meta')) return reply.hijack().raw.destroy()
    return { events_received: read.data.data.length, messages: [], fbtrace_id: 'simulated' }
  })
}

function serveTiktok({ app, book, take, isLost, clock }: At): void {
  app.post('/tiktok/open_api/v1.3/event/track/', async (request, reply) => {
    const said = (code: number, message: string) => ({ code, message, request_id: 'simulated', data: {} })
    if (book.mood.tiktok === 'token' || request.headers['access-token'] !== keys.tiktok.token)
      return said(40_105, 'Access token is incorrect or has been revoked')
    const read = tiktokForm.safeParse(request.body)
    if (!read.success) return said(40_002, `Invalid parameter: ${read.error.issues[0]?.path.join('.')}`)
    if (read.data.event_source_id !== keys.tiktok.pixelId) return said(40_001, 'No permission to operate the pixel')
    const now = clock().getTime() / 1000
    if (read.data.data.some(({ event_time: at }) => at < now - 7 * 86_400)) return said(40_002, 'event_time is too old')
    for (const event of read.data.data) take('tiktok', `${event.event} ${event.event_id}`, event)
    if (isLost('tiktok')) return reply.hijack().raw.destroy()
    return said(0, 'OK')
  })
}
