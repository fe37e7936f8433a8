import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { write } from '#platform/database/database.ts'
import type { VisitorAsked } from '#platform/http/visitor-asked.ts'
import { newId } from '#platform/work/id.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Visitor } from '#platform/work/visitor.ts'
import { type Database, type Locale, system } from '#platform/work/work.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { mainSite, type Site } from '#sites/sites.ts'
import { addCounts, type Count, type Kind } from './add-counts.ts'
import { countEvent, noteEvent, type TrackedEvent } from './count-event.ts'
import type { EventName } from './event-names.ts'
import { queueForwards } from './forwarding/queue-forwards.ts'
import { adReceivers } from './forwarding/receivers.ts'
import { kindOf } from './kind-of.ts'
import { arrivalOf, cameOf, isEntry, isPerson } from './read-visitor.ts'
import { readCame, writeCame } from './visitor-cookies.ts'

const everyMs = 2000
/** Kinds of views that may wait to be written; beyond them the oldest are written at once. */
const mostWaiting = 500

/** Views of visitors who agreed that wait to be written, while somebody is to be told of them. */
const mostSeen = 2000

type Views = { readonly db: Kysely<Database>; readonly clock: () => Date; readonly ports: Ports }
/** A view that is an event of its own: the first look at the checkout on a day, or any of a visitor who agreed to tell companies of it. */
type Seen = { readonly site: Site; readonly locale: Locale; readonly event: TrackedEvent; readonly isCounted: boolean }

/**
 * Counts the pages that people look at, and keeps how a visitor who agreed came. Nothing of a view is kept but that it was: it is added to
 * the figures of the day beside the requests, for many at once, and no request waits for it. Where companies of adverts are told
 * what happens, the views of who agreed are noted for them.
 */
export function countViews(app: FastifyInstance, { db, clock, ports }: Views): void {
  const waiting = new Map<string, Count>()
  const seen = new Map<string, Seen>()
  let writing: Promise<unknown> = Promise.resolve()

  const flush = () => {
    const counts = [...waiting.values()]
    const noted = [...seen.values()]
    waiting.clear()
    seen.clear()
    if (counts.length + noted.length === 0) return writing
    const as = (site = mainSite, locale: Locale = 'ar') => ({ who: system, now: clock(), site, locale })
    writing = writing
      .then(() => write(db, as(), (work) => addCounts(work, counts)))
      .then(async () => {
        for (const { site, locale, event, isCounted } of noted)
          await write(db, as(site, locale), async (work) => {
            const id = await (isCounted ? countEvent : noteEvent)(work, event)
            const { name, told } = event
            if (id !== null) await queueForwards(work, ports.get(adReceivers), [{ id, name, client: told?.client }])
          })
      })
      .catch((error) => app.log.warn({ err: error }, 'views were not counted'))
    return writing
  }
  const add = (name: EventName, request: FastifyRequest, of: Kind) => {
    const { site } = request.visit
    const at = clock()
    const key = [name, site, of.locale, of.device, of.source, of.campaign, at.toISOString().slice(0, 13)].join(' ')
    const count = (waiting.get(key)?.count ?? 0) + 1
    waiting.set(key, { ...of, site, at, name, count })
    if (waiting.size >= mostWaiting) flush()
  }

  app.addHook('preHandler', async (request, reply) => {
    if (!isPage(request) || request.visit.who.kind === 'staff') return
    const came = cameOf(askedOf(request))
    const isNew = came && (readCame(request.cookies) === null || arrivalOf(askedOf(request)) !== null)
    if (isNew) reply.header('set-cookie', writeCame(came, request.visit.origin))
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 200 || !isView(request)) return
    const of = kindOf(request.visit.visitor)
    add('pageView', request, of)
    if (isEntry(askedOf(request))) add('visit', request, of)
    const { who, site, locale, visitor } = request.visit
    const told = toldOf(visitor, who)
    const note = (name: EventName, key: string, isCounted: boolean) =>
      seen.set(key, { site, locale, event: { name, key, at: clock(), of, told }, isCounted })
    if (who.kind === 'customer' && /^\/(ar|en)\/checkout$/.test(pathOf(request.url)))
      note('proceedToPayment', `${who.id}:${site}:${siteToday(clock(), site)}`, true)
    if (told && ports.get(adReceivers).length > 0 && seen.size < mostSeen) note('pageView', newId(), false)
  })
  const clockwork = setInterval(flush, everyMs)
  clockwork.unref()
  app.addHook('onClose', async () => {
    clearInterval(clockwork)
    await flush()
  })
}

/** What companies of adverts may be told of a visitor; null of who did not agree. */
function toldOf(visitor: Visitor | null | undefined, who: FastifyRequest['visit']['who']) {
  return visitor?.client ? { ...visitor, ...(who.kind === 'customer' && { customer: who.id }) } : null
}

function isPage({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && routeOptions.url === '/*'
}

/** A page that a person came to: no reloading of what is open, no page of staff, nothing that support sees as somebody. */
function isView(request: FastifyRequest): boolean {
  const { visit, headers, url } = request
  if (!isPage(request) || !visit || visit.who.kind === 'staff' || visit.viewedUntil || !isPerson(headers)) return false
  const path = pathOf(url)
  if (!/^\/(ar|en)(\/|$)/.test(path) || /^\/(ar|en)\/(ops|offline)(\/|$)/.test(path) || /\.\w+$/.test(path))
    return false
  if (!/\.data(\?|$)/.test(url)) return (headers.accept ?? '').includes('text/html')
  return !URL.canParse(headers.referer ?? '') || pathOf(new URL(headers.referer ?? '').pathname) !== path
}

/** The page of an address, also of one that asks for its data alone. */
function pathOf(url: string): string {
  const path = url.split('?')[0] ?? ''
  return path.replace(/(\/_root)?\.data$/, '').replace(/(.)\/$/, '$1')
}

function askedOf({ visit, url, headers, cookies, ip }: FastifyRequest): VisitorAsked {
  const { who, locale, now, origin } = visit
  return { who, locale, now, origin, ip, url, headers, cookies }
}
