import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import { tokenCookie, tokenCookieHeader } from '#platform/values/cookies.ts'
import { type Access, type Permits, refuseUnlessAllowed } from '#platform/work/access.ts'
import { newId } from '#platform/work/id.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Known, PrefetchRequest } from '#platform/work/prefetch.ts'
import { no } from '#platform/work/refusal.ts'
import type { Visitor } from '#platform/work/visitor.ts'
import { type Actor, type Database, guest, type Locale } from '#platform/work/work.ts'
import { isSite, type Site, siteOfHost } from '#sites/sites.ts'
import { acceptedLocale } from './accepted-locale.ts'
import { answerError } from './answer-error.ts'
import { cutSlowBodies, type Patience, usualPatience } from './cut-slow-bodies.ts'
import { reportFaults } from './errors/report-faults.ts'
import { refuseBadHost, refuseForeignOrigin, refuseUnknownHost, tellBrowser } from './guard-browser.ts'
import { refuseUnlessMonitor } from './monitoring-access.ts'
import type { SeenAs, SeenAsked } from './seen-as.ts'
import { noteDenial, tellDenials } from './tell-denials.ts'
import { openVisit, type Visit, type VisitFacts } from './visit.ts'
import type { VisitorAsked } from './visitor-asked.ts'

export type HttpOptions = {
  readonly db: Kysely<Database>
  readonly ports: Ports
  readonly logger: FastifyBaseLogger
  /** Addresses and networks of trusted proxies: the visitor is the first address from the right that is none of them. */
  readonly trustedProxies?: readonly string[]
  readonly origins: Readonly<Record<Site, string>>
  readonly clock: () => Date
  /** The owner of a session token; null if it is unknown, ended or suspended. */
  readonly authenticate: (token: string, now: Date, site: Site) => Promise<Actor | null>
  /** The same together with the route's prefetch, in one statement. Without it nothing is prefetched. */
  readonly recognise?: (token: string, now: Date, asked: PrefetchRequest) => Promise<Known | null>
  /** As whom staff see this page, where they look at a customer's account; null: as themselves. */
  readonly seenAs?: (asked: SeenAsked) => Promise<SeenAs | null>
  /** What a request tells of its visitor, for those who count. */
  readonly visitorOf?: (asked: VisitorAsked) => Visitor | null
  readonly permits: Permits
  /** The token of a remote monitor; without it only this machine and its private network are answered. */
  readonly monitorToken?: string
  /** In production only our own hosts are answered, and browsers are told to use HTTPS only. */
  readonly isProduction?: boolean
  /** Called after staff were refused a screen or call because a permission is missing. */
  readonly onDenied?: (visit: Visit, what: string) => Promise<void>
  /** How slowly a request may arrive; shorter in tests. */
  readonly patience?: Patience
}

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit
  }
  interface FastifyInstance {
    permits: Permits
  }
}

/** The server before any route: ids, visits, access, foreign origins, errors. It does not start with a route that declares no access. */
export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const patience = options.patience ?? usualPatience
  const app: FastifyInstance = fastify({
    loggerInstance: options.logger,
    trustProxy: (options.trustedProxies?.length ?? 0) > 0 && [...(options.trustedProxies ?? [])],
    genReqId: () => newId(),
    bodyLimit: 1_048_576,
    // Requests during shutdown are answered; `Connection: close` makes the client connect again elsewhere.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    requestTimeout: patience.wholeMs,
    http: { headersTimeout: patience.headMs, connectionsCheckingInterval: Math.min(patience.headMs, 5000) },
    // No hook runs for a URL that cannot be parsed.
    frameworkErrors: (error, request, reply) => {
      tellBrowser(request, reply, options.isProduction ?? false)
      answerError(error, request, reply)
    },
  })
  cutSlowBodies(app, patience)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(cookie)
  takeEmptyDeletes(app)
  app.decorateRequest('visit')
  app.decorateRequest('isDenied', false)
  app.decorate('permits', options.permits)
  reportFaults(app, options.db, options.clock)
  app.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${String(route.method)} ${route.url} does not declare who may use it`)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // The answer of a call may be private; a call with public answers says so itself.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, no-store')
    tellBrowser(request, reply, options.isProduction ?? false)
    const access = request.routeOptions.config.access as Access | undefined
    if (access === 'monitoring') return refuseUnlessMonitor(request, options.monitorToken ?? '')
    refuseBadHost(request)
    if (options.isProduction) refuseUnknownHost(request, options.origins)
    const badToken = await greet(request, reply, options)
    if (access && access !== 'provider') refuseForeignOrigin(request)
    if (badToken && request.url.startsWith('/api/') && access !== 'provider') throw no.INVALID_TOKEN()
    if (access) noteDenial(request, access, options.permits)
    if (access) refuseUnlessAllowed(request.visit.who, access, options.permits)
  })
  if (options.onDenied) tellDenials(app, options.onDenied)
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, visit } = request
    const entry = {
      method,
      path: url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      site: visit?.site,
      who: visit?.who.id,
    }
    request.log.info(entry, 'answered')
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw no.NOT_FOUND()
  })
  return app
}

// Many clients declare JSON on every call: an empty DELETE with that content type has no body.
function takeEmptyDeletes(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.method === 'DELETE' && body.trim() === '') done(null, undefined)
    else parse(request, body, done)
  })
}

// A token in the Authorization header takes precedence over the cookie. A bad one makes the visitor a guest and is removed.
async function greet(request: FastifyRequest, reply: FastifyReply, options: HttpOptions): Promise<boolean> {
  const now = options.clock()
  const site = readSite(request)
  const locale = readLocale(request)
  const origin = options.origins[site] || `${request.protocol}://${request.host}`
  const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/)?.[1]
  const name = tokenCookie(origin)
  const token = bearer ?? request.cookies[name] ?? null
  const known = token ? await recognise(request, options, token, { now, site, locale }) : null
  const isOver = token !== null && known === null
  if (isOver && !bearer && !isFile(request)) reply.header('set-cookie', tokenCookieHeader(name, '', origin, 0))
  const who = known?.who ?? guest
  const { ip, url, headers, cookies } = request
  const facts: VisitFacts = {
    who,
    visitor: options.visitorOf?.({ who, locale, now, origin, ip, url, headers, cookies }) ?? null,
    prefetched: known?.prefetched ?? null,
    now,
    site,
    locale,
    requestId: request.id,
    ip: request.ip,
    origin,
    token: known ? token : null,
    isTokenOver: isOver,
    cookies: request.cookies,
    nonce: randomBytes(16).toString('base64url'),
    ports: options.ports,
    noteDenial: () => {
      request.isDenied = true
    },
    report: (fault) => request.server.reportFault(request, fault),
  }
  request.visit = openVisit(options.db, facts)
  await lookAs(request, options, facts)
  return isOver
}

// A member of staff who looks at a customer's pages is that customer there, and nothing they do is kept.
async function lookAs(request: FastifyRequest, options: HttpOptions, facts: VisitFacts): Promise<void> {
  const { who, token, site, now } = facts
  if (who.kind !== 'staff' || token === null || !options.seenAs) return
  const { method, url } = request
  const seen = await options.seenAs({ who, token, method, url, site, now })
  if (seen) request.visit = openVisit(options.db, { ...facts, who: seen.who, token: null, viewedUntil: seen.until })
}

// An answer that proxies may cache must not remove a cookie.
function isFile(request: FastifyRequest): boolean {
  const route = request.routeOptions.url ?? ''
  return route !== '/*' && !route.startsWith('/api/')
}

type Moment = { readonly now: Date; readonly site: Site; readonly locale: Locale }

async function recognise(
  request: FastifyRequest,
  options: HttpOptions,
  token: string,
  { now, site, locale }: Moment,
): Promise<Known | null> {
  const { prefetch } = request.routeOptions.config
  if (prefetch && options.recognise) return options.recognise(token, now, { prefetch, site, locale })
  const who = await options.authenticate(token, now, site)
  return who && { who, prefetched: null }
}

function readSite(request: FastifyRequest): Site {
  const asked = request.headers['x-site']
  return isSite(asked) ? asked : siteOfHost(request.hostname)
}

function readLocale(request: FastifyRequest): Locale {
  const segment = request.url.match(/^\/(ar|en)(?=[/?#.]|$)/)?.[1]
  const cookied = request.cookies.lang
  const accepted = acceptedLocale(request.headers['accept-language'])
  const found = segment ?? (request.url.startsWith('/api/') ? (accepted ?? cookied) : (cookied ?? accepted))
  return found === 'en' ? 'en' : 'ar'
}
