import { cleanCampaign, clickIds, type Source, sources, type Touch } from './sources.ts'

/** What a visitor who agreed brings with each request: how they came first and last, and an id that only the companies of adverts read. */
export type Came = {
  readonly client: string
  readonly first: Arrival
  readonly last: Arrival
  readonly clicks: Readonly<Record<string, string>>
}
type Arrival = { readonly source: Source; readonly campaign: string; readonly day: string }

const choiceCookie = 'measuring'
const cameCookie = 'campaign'
const choiceDays = 180

type Cookies = Readonly<Record<string, string | undefined>>
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** What the visitor chose; null as long as they chose nothing. A browser that asks not to be tracked has chosen. */
export function readChoice(cookies: Cookies, headers: Headers): 'yes' | 'no' | null {
  if (asksNotTo(headers)) return 'no'
  const chosen = cookies[choiceCookie]
  return chosen === 'yes' || chosen === 'no' ? chosen : null
}

/** Global Privacy Control, or its forerunner. */
export function asksNotTo(headers: Headers): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}

/** How a visitor who agreed came here; null where the cookie says nothing that we wrote. */
export function readCame(cookies: Cookies): Came | null {
  const told = new URLSearchParams((cookies[cameCookie] ?? '').slice(0, 3000))
  const first = readArrival(told, 'f')
  const last = readArrival(told, 'l')
  const client = told.get('id') ?? ''
  if (!first || !last || !/^\d{1,10}\.\d{1,10}$/.test(client)) return null
  const clicks = clickIds.flatMap((name) => {
    const id = told.get(name) ?? ''
    return /^[\w.~-]{1,500}$/.test(id) ? [[name, id] as const] : []
  })
  return { client, first, last, clicks: Object.fromEntries(clicks) }
}

/** With a new arrival it is the last one, and the first one where there was none. */
export function withTouch(came: Came | null, touch: Touch, now: Date): Came {
  const last = { source: touch.source, campaign: touch.campaign, day: now.toISOString().slice(0, 10) }
  if (came) return { ...came, last, clicks: { ...came.clicks, ...touch.clicks } }
  return { client: newClient(now), first: last, last, clicks: touch.clicks }
}

/** The Set-Cookie values of a choice: kept half a year; without consent what was kept before goes. */
export function writeChoice(choice: 'yes' | 'no', origin: string): readonly string[] {
  const chosen = `${choiceCookie}=${choice}; Path=/; Max-Age=${choiceDays * 86_400}${kept(origin)}`
  return choice === 'yes' ? [chosen] : [chosen, `${cameCookie}=; Path=/; Max-Age=0${kept(origin)}`]
}

/** The Set-Cookie value that keeps how a visitor came, at least as long as their choice: without it no proof would name them. */
export function writeCame({ client, first, last, clicks }: Came, origin: string): string {
  const told = new URLSearchParams({
    id: client,
    fs: first.source,
    fc: first.campaign,
    fd: first.day,
    ls: last.source,
    lc: last.campaign,
    ld: last.day,
    ...clicks,
  })
  return `${cameCookie}=${encodeURIComponent(told.toString())}; Path=/; Max-Age=${choiceDays * 86_400}${kept(origin)}`
}

function kept(origin: string): string {
  return `; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`
}

function readArrival(told: URLSearchParams, which: 'f' | 'l'): Arrival | null {
  const source = sources.find((one) => one === told.get(`${which}s`))
  const day = told.get(`${which}d`) ?? ''
  if (!source || !/^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(day) || !isDay(day)) return null
  return { source, campaign: cleanCampaign(told.get(`${which}c`) ?? ''), day }
}

export function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

// As Google writes it: a random number and the second of the first visit.
function newClient(now: Date): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${random}.${Math.floor(now.getTime() / 1000)}`
}
