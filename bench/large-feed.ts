// npm run bench -- --feed-megabytes 2000: one feed of this size from a server of this machine, read and taken as any other; how much
// memory the process took at most, early and late.
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
const LETTERS_OF_A_ROW = 8000
const MEGABYTE = 1_048_576
const store = 'shop-large.example.com'

export async function benchFeed(megabytes: number): Promise<void> {
  const server = createServer((_request, response) => void send(response, megabytes * MEGABYTE))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const ports = plugIn([plug(fileFetcher, makeFileFetcher({ allow: new Set([host]) }))])
  try {
    await withEmptyCatalogue(async ({ db }) => {
      const occasion = { who: system, now: new Date(), site: mainSite, locale: 'en' } as const
      const form = { name: 'Large', format: 'google_tsv', url: `http://${host}/large.tsv`, store, country: 'US' }
      const id = await write(db, occasion, (work) => saveFeed(work, feedForm.parse({ ...form, mostRows: 5_000_000 })))
      const watched = watchMemory()
      const start = performance.now()
      const ended = await runFeed(openJobContext(db, ports, mainSite, new Date()), id, { pauseMs: 0 })
      const [run] = await read(db, occasion, (work) => readFeedRuns(work, id))
      console.log({ ended, seconds: Math.round((performance.now() - start) / 1000), ...watched() }, run)
    })
  } finally {
    server.close()
  }
}

async function send(response: ServerResponse, bytes: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/tab-separated-values; charset=utf-8' })
  await pipeline(Readable.from(rowsOf(bytes)), response).catch(() => undefined)
}

function* rowsOf(bytes: number): Generator<string> {
  const columns = ['id', 'title', 'description', 'link', 'image_link', 'price', 'availability', 'brand', 'product_type']
  yield `${columns.join('\t')}\n`
  for (let sent = 0, at = 0; sent < bytes; at++) {
    const { text } = templateOf(at)
    const said = `${text.description} `.repeat(Math.ceil(LETTERS_OF_A_ROW / text.description.length))
    const link = `https://${store}/p/${at}`
    const row = `L${at}\t${text.title} L${at}\t${said}\t${link}\t${link}.jpg\t${10 + (at % 90)}.90 USD\tin_stock\t${text.brand}\tAll goods > ${text.category}\n`
    sent += Buffer.byteLength(row)
    yield row
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
