import { data, redirect } from 'react-router'
import { isGone } from '#catalog/reader/reason-words.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { readFoundPages, saysPrice } from '#selling/cart/adding/draft-item.ts'
import { readLookupDraft } from './keep-lookup-draft.ts'
import { pricedPath } from './priced-path.ts'
import { readMyLookups, readSentLookup } from './read-lookups.ts'

type AskedLink = {
  readonly url: string
  readonly typed: Readonly<Record<string, string>>
  readonly hasPicture: boolean
}

/**
 * The page of links that staff look up: the form of one (`?reading=`, or `?draft=` after a sign-in), what became of one that was
 * sent (`?sent=`), or the customer's list.
 */
export async function loadLookup(visit: Visit, asked: URLSearchParams) {
  const { locale, site, who } = visit
  const start = { locale, site, isGuest: who.kind !== 'customer', link: null, sent: null, mine: null }
  const sentId = asked.get('sent')
  if (sentId !== null) {
    const sent = (await visit.read((work) => readSentLookup(work, sentId))) ?? missing()
    if (sent.state === 'priced') throw redirect(`/${locale}${pricedPath(sent.readingId, sent.quantity)}`)
    return { ...start, sent }
  }
  if (asked.has('reading') || asked.has('draft'))
    return { ...start, link: await visit.read((work) => readAsked(work, asked)) }
  return { ...start, mine: await visit.read(readMyLookups) }
}

async function readAsked(work: Work, asked: URLSearchParams): Promise<AskedLink> {
  const draft = asked.get('draft') ?? ''
  const kept = await readLookupDraft(work, draft)
  const id = kept?.readingId ?? asked.get('reading') ?? ''
  const page = (await readFoundPages(work, [id])).get(id) ?? missing()
  const isPriced = page.product !== null && saysPrice(page.product, (await readTables(work)).prices)
  // Its price was read meanwhile, or it is gone: the add page says so.
  if (isPriced || isGone(page.reason)) throw redirect(`/${work.locale}/cart/add?reading=${id}`)
  const { pictureId = '', ...typed } = kept ?? {}
  return { url: page.url, typed: { ...typed, readingId: id, draft: kept ? draft : '' }, hasPicture: pictureId !== '' }
}

function missing(): never {
  throw data(null, { status: 404 })
}
