import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dayInMood, inMood, type Mood, moods, type SimulatedSource, simulatedSources } from './moods.ts'
import { emiratiFragment, europeanSheet, openSheet, wall } from './other-pages.ts'
import { publishedBetween } from './rate-book.ts'
import { type Cell, writeBomb, writeWorkbook } from './write-workbook.ts'

const DAY = 86_400_000

export type RatesSimulator = {
  readonly url: string
  /** The requests, in order. */
  readonly asked: readonly string[]
  readonly setMood: (source: SimulatedSource, mood: Mood) => void
  readonly close: () => Promise<void>
}

type Options = { readonly port?: number; readonly clock?: () => Date }

const paths: ReadonlyMap<string, SimulatedSource> = new Map([
  ['/en/economic-research/statistics/cbe-exchange-rates/historical-data', 'cbe'],
  ['/api/statistics/GetHistoricalData', 'cbe'],
  ['/umbraco/Surface/Exchange/GetExchangeRateAllCurrency', 'cbuae'],
  ['/stats/eurofxref/eurofxref-daily.xml', 'ecb'],
  ['/v6/latest/USD', 'er-api'],
])

/** Starts a stand-in for the four sources of rates with its own origin: only for development and tests. */
export async function startRatesSimulator({
  port = 0,
  clock = () => new Date(),
}: Options = {}): Promise<RatesSimulator> {
  const asked: string[] = []
  const inMoods = new Map<SimulatedSource, Mood>()
  const tokens = new Set<string>()
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator')
    const body = new URLSearchParams(await bodyOf(request))
    if (pathname === '/_control') return control(request, response, body)
    asked.push(pathname)
    const source = paths.get(pathname)
    if (!source) return send(response, 404, 'text/plain', 'Not found')
    const mood = inMoods.get(source) ?? 'fine'
    if (mood === 'silent') return
    if (mood === 'failing') return send(response, 500, 'text/html', '<h1>Server Error</h1>')
    if (mood === 'wall') return send(response, 200, 'text/html', wall)
    const today = clock().toISOString().slice(0, 10)
    if (source === 'cbuae') return send(response, 200, 'text/html', emiratiFragment(mood, today))
    if (source === 'ecb') return send(response, 200, 'text/xml', europeanSheet(mood, today))
    if (source === 'er-api') return send(response, 200, 'application/json', openSheet(mood, today))
    if (request.method === 'GET') return giveForm(response)
    return takeForm(request, response, { body, mood, today })
  }

  function giveForm(response: ServerResponse): void {
    const token = randomBytes(12).toString('hex')
    tokens.add(token)
    response.setHeader('set-cookie', [`TS01=${token}; path=/; HttpOnly`, 'lang=en; path=/'])
    send(response, 200, 'text/html', formPage(token))
  }

  function takeForm(
    request: IncomingMessage,
    response: ServerResponse,
    { body, mood, today }: { readonly body: URLSearchParams; readonly mood: Mood; readonly today: string },
  ): void {
    const token = body.get('__RequestVerificationToken') ?? ''
    const isOurs = tokens.has(token) && (request.headers.cookie ?? '').includes(`TS01=${token}`)
    const isTaken = isOurs && mood !== 'wrongToken'
    if (!isTaken) send(response, 400, 'text/html', '<h1>Bad Request</h1>')
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    if (isTaken) send(response, 200, type, workbookFor(body, mood, today))
  }

  // The simulator's own controls: `source=cbe&mood=jump`.
  function control(_request: IncomingMessage, response: ServerResponse, body: URLSearchParams): void {
    const source = simulatedSources.find((one) => one === body.get('source'))
    const mood = moods.find((one) => one === body.get('mood'))
    if (source && mood) inMoods.set(source, mood)
    send(
      response,
      200,
      'application/json',
      JSON.stringify({ moods: Object.fromEntries(inMoods), sources: simulatedSources, known: moods }),
    )
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    setMood: (source, mood) => void inMoods.set(source, mood),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

/** The page whose form must be sent back with its token. */
function formPage(token: string): string {
  return `<!doctype html><html><body><h1>Historical data</h1><form action="/api/statistics/GetHistoricalData" method="post">
<input name="__RequestVerificationToken" type="hidden" value="${token}" /><input name="DataSourceId" type="hidden" />
</form></body></html>`
}

/** The workbook that answers a filled form, in this source's mood. */
function workbookFor(form: URLSearchParams, mood: Mood, today: string): Buffer {
  if (mood === 'bomb' || mood === 'hiddenBomb') return writeBomb(mood === 'hiddenBomb')
  const wanted = form.getAll('SelectedSelectOptions')
  const [from, to] = [form.get('FromDateRaw'), form.get('ToDateRaw')].map((day) =>
    (day ?? '').split('/').reverse().join('-'),
  )
  const published = publishedBetween(from ?? '', to ?? '', today).filter(({ name }) => wanted.includes(name))
  const newest = published[0]?.day
  const rows: (readonly Cell[])[] = [['Exchange Rates Historical'], ['Date', 'Currency', 'Buy', 'Sell']]
  for (const { day, name, buy, sell } of published) {
    if (mood === 'stale' && day !== newest) continue
    const isNow = day === newest && newest >= today
    const said = isNow ? inMood(mood, sell, buy) : { sell, buy }
    const label = mood === 'strangers' && name === 'Chinese Yuan' ? 'Renminbi of the Mainland' : name
    rows.push([serial(isNow || mood === 'stale' ? dayInMood(mood, day) : day), label, said.buy, said.sell])
  }
  const file = writeWorkbook(rows)
  return mood === 'cutOff' ? file.subarray(0, Math.floor(file.length / 2)) : file
}

function serial(day: string): number {
  return (Date.parse(day) - Date.UTC(1899, 11, 30)) / DAY
}
