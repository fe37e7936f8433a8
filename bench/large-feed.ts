// npm run bench -- --feed-megabytes 2000: one feed of this size from a server of this machine, read and taken as any other; how much
// memory the process took at most, early and late.
// npm run bench -- --feed-rows 100000: a feed of so many usual rows, and again when each of its prices has changed.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { feedForm } from '#catalog/products/feeds/feed-form.ts'
import { readFeedRuns } from '#catalog/products/feeds/read-feeds.ts'
import { runFeed } from '#catalog/products/feeds/run-feed.ts'
import { saveFeed } from '#catalog/products/feeds/save-feed.ts'
import { makeFileFetcher } from '#catalog/reader/fetching/fetch-file.ts'
import { fileFetcher } from '#catalog/reader/fetching/file-fetcher.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { read, write } from '#platform/database/database.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { system } from '#platform/work/work.ts'
import { mainSite } from '#sites/sites.ts'
import { withEmptyCatalogue } from './catalogue-shop.ts'
import { templateOf } from './catalogue-texts.ts'

/** A long description, as rich feeds have: what is too long is cut, but it has to be read. */
const LETTERS_OF_A_RICH_ROW = 8000
const LETTERS_OF_A_ROW = 300
const MEGABYTE = 1_048_576
const store = 'shop-large.example.com'

export async function benchFeed(megabytes: number): Promise<void> {
  const rows = rowsOf({ letters: LETTERS_OF_A_RICH_ROW, dearer: 0 })
  await withFeed(
    () => upToBytes(rows, megabytes * MEGABYTE),
    async (read) => {
      const watched = watchMemory()
      const run = await read()
      console.log({ ...watched(), ...run })
    },
  )
}

export async function benchFeedRows(count: number): Promise<void> {
  // Made before: what the other shop does costs us nothing.
  const made = (dearer: number) => [...rowsOf({ letters: LETTERS_OF_A_ROW, dearer }).take(count + 1)]
  let now = made(0)
  const later = made(1)
  await withFeed(
    () => now,
    async (read) => {
      console.log('all rows are new', await read())
      now = later
      console.log('each price has changed', await read())
    },
  )
}

/** A feed of an empty shop, of which `act` can read each time what `rowsNow` then says. */
async function withFeed(
  rowsNow: () => Iterable<string>,
  act: (read: () => Promise<object>) => Promise<void>,
): Promise<void> {
  const server = createServer((_request, response) => void send(response, rowsNow()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const ports = plugIn([plug(fileFetcher, makeFileFetcher({ allow: new Set([host]) }))])
  try {
    await withEmptyCatalogue(async ({ db }) => {
      const occasion = { who: system, now: new Date(), site: mainSite, locale: 'en' } as const
      const form = { name: 'Large', format: 'google_tsv', url: `http://${host}/large.tsv`, store, country: 'US' }
      const id = await write(db, occasion, (work) => saveFeed(work, feedForm.parse({ ...form, mostRows: 5_000_000 })))
      await act(async () => {
        const start = performance.now()
        const ended = await runFeed(openJobContext(db, ports, mainSite, new Date()), id, { pauseMs: 0 })
        const seconds = Math.round((performance.now() - start) / 1000)
        const [run] = await read(db, occasion, (work) => readFeedRuns(work, id))
        return { ended, seconds, ...run }
      })
    })
  } finally {
    server.close()
  }
}

async function send(response: ServerResponse, rows: Iterable<string>): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/tab-separated-values; charset=utf-8' })
  await pipeline(Readable.from(rows), response).catch(() => undefined)
}

function* upToBytes(rows: Iterable<string>, bytes: number): Generator<string> {
  let sent = 0
  for (const row of rows) {
    if (sent >= bytes) return
    sent += Buffer.byteLength(row)
    yield row
  }
}

/** Rows without end, the names of columns first. */
function* rowsOf({ letters, dearer }: { readonly letters: number; readonly dearer: number }): Generator<string> {
  const columns = ['id', 'title', 'description', 'link', 'image_link', 'price', 'availability', 'brand', 'product_type']
  yield `${columns.join('\t')}\n`
  for (let at = 0; ; at++) {
    const { text } = templateOf(at)
    const said = `${text.description} `.repeat(Math.ceil(letters / text.description.length))
    const link = `https://${store}/p/${at}`
    const price = `${10 + dearer + (at % 90)}.90 USD`
    yield `L${at}\t${text.title} L${at}\t${said}\t${link}\t${link}.jpg\t${price}\tin_stock\t${text.brand}\tAll goods > ${text.category}\n`
  }
}

/** Looks at the memory of this process four times a second; the answer tells the most of the first ten seconds and of all. */
function watchMemory() {
  const most = { heap: 0, resident: 0, 'resident in the first ten seconds': 0 }
  const start = performance.now()
  const timer = setInterval(() => {
    const { heapUsed, rss } = process.memoryUsage()
    most.heap = Math.max(most.heap, Math.round(heapUsed / MEGABYTE))
    most.resident = Math.max(most.resident, Math.round(rss / MEGABYTE))
    if (performance.now() - start < 10_000) most['resident in the first ten seconds'] = most.resident
  }, 250)
  return () => {
    clearInterval(timer)
    return most
  }
}
