// A thread for parsing foreign pages: whatever a page does to the parser, the shop keeps answering.
import { parentPort } from 'node:worker_threads'
import type { ShopHint } from './page.ts'
import { readSeenPage } from './read-page.ts'

export type PageTask = { readonly html: string; readonly url: string; readonly shop: ShopHint | null }

parentPort?.on('message', ({ html, url, shop }: PageTask) => {
  parentPort?.postMessage(readSeenPage(html, url, shop))
})

// Loading the parsers does not count: a page's time starts here.
parentPort?.postMessage('ready')
