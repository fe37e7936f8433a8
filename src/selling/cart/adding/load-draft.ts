import { data } from 'react-router'
import { z } from 'zod'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { type LinkReading, type ReadLinkOptions, readLink } from '#catalog/reader/fetching/read-link.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { spendProviderCall } from '#catalog/reader/fetching/spend-provider-call.ts'
import { reasonKey } from '#catalog/reader/reason-words.ts'
import { canonicalLink, type LinkAnswer } from '#catalog/stores/canonical-link.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { no as noStore } from '#catalog/stores/stores.refusals.ts'
import { storeOfHost } from '#catalog/stores/stores.ts'
import type { Visit } from '#platform/http/visit.ts'
import { ageText } from '#platform/values/age.ts'
import { isId, newId } from '#platform/work/id.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { Ports } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence, sentence } from '#platform/work/sentence.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import { type ProductAbout, productAbout } from '#selling/cart/product/product-about.ts'
import { buysFromUsaAlone } from '#sites/sites.ts'
import { type DraftItem, draftItem, itemChoices, type KnownPage, readKnownPage } from './draft-item.ts'
import { unreadDraft } from './unread-draft.ts'

/** A form to fill, or why there is none: the link was refused. */
export type LoadedDraft =
  | { readonly form: DraftItem; readonly about: ProductAbout | null; readonly refused: null }
  | { readonly form: null; readonly refused: string; readonly link: string }

/**
 * How the add page starts: a link (`?link=`, or from a share sheet) is read while the customer watches or, with
 * `?wait=1`, before the page is shown; `?reading=` was read before, `?draft=` waited for a sign-in.
 */
export async function loadDraft(visit: Visit, asked: URLSearchParams) {
  const { prices } = await visit.read(readTables)
  const pasted = linkInParams(asked)
  const start = { choices: itemChoices(prices, visit.locale), key: newId(), reading: null }
  if (pasted === null)
    return { ...start, draft: await visit.read((work) => readKept(work, asked, prices, visit.ports)) }
  const { text: link, answer } = pasted
  if (!answer.ok || asked.get('wait') === '1') return { ...start, draft: await readLinked(visit, pasted, prices) }
  return { ...start, draft: null, reading: { link, facts: linkFacts(answer.link, visit.locale) } }
}

/** Store and country of a link, in words. */
export function linkFacts(
  { domain, country }: { readonly domain: string | null; readonly country: string | null },
  locale: Locale,
): LinkFacts {
  const code = originCode(country)
  const store = domain === null ? '' : (storeOfHost(domain)?.name[locale] ?? domain)
  return { store, country: code ? countryName(code, locale) : '' }
}

/** What is known of a link before its page has been read. */
export type LinkFacts = { readonly store: string; readonly country: string }

/** What was pasted, and the link that was found in it. */
export type PastedLink = { readonly text: string; readonly answer: LinkAnswer }

// `link` is our own box and the bookmarklet; the others are what a phone's share sheet fills, each shop's app its own way.
const names = ['link', 'url', 'text', 'title'] as const

/** What was pasted or shared: the first that has a link of a product in it, else the first that says anything; null for nothing. */
export function linkInParams(asked: URLSearchParams): PastedLink | null {
  const said = names.map((name) => asked.get(name)?.trim() ?? '').filter((text) => text !== '')
  let first: PastedLink | null = null
  for (const text of said) {
    const pasted = readPasted(text)
    if (pasted.answer.ok) return pasted
    first ??= pasted
  }
  return first
}

/** Finds the link in a text that was pasted. */
function readPasted(text: string): PastedLink {
  return { text, answer: canonicalLink(text) }
}

/** Reads a link for a form to fill; a refusal is shown where the link was pasted. */
export async function readLinked(
  visit: Visit,
  pasted: PastedLink,
  prices: PriceTables,
  onStep?: OnStep,
): Promise<LoadedDraft> {
  try {
    const page = await readProduct(visit, pasted.answer, onStep)
    const about = await visit.read((work) => productAbout(work, page, visit.ports))
    return { ...toDraft(page, prices, visit), about }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { form: null, refused: refusalSentence(error.code, error.facts, visit.locale), link: pasted.text }
  }
}

type OnStep = NonNullable<ReadLinkOptions['onStep']>

/**
 * Reads a pasted link for this visitor and keeps what it showed, also when that was nothing: the link stays, and the
 * customer fills in the rest. The network is between two transactions, never in one.
 */
export async function readProduct(visit: Visit, answer: LinkAnswer, onStep?: OnStep): Promise<KnownPage> {
  await visit.write((work) => limitRate(work, `read-link:${visit.who.id ?? visit.network}`, 20, 60))
  if (answer.ok) refuseOtherCountry(visit, answer.link.country)
  const reading = await readLink(visit.ports.get(pageFetcher), answer, {
    ...(onStep && { onStep }),
    maySpend: (provider) => spendProviderCall(visit, provider),
  })
  refuseUnlinked(reading)
  refuseOtherCountry(visit, reading.country)
  return visit.write(async (work) => {
    const id = await saveReading(work, reading)
    const page = await readKnownPage(work, id)
    if (!page) throw new Error(`reading ${id} was not kept`)
    return page
  })
}

// Said before anybody fills in a form for nothing.
function refuseOtherCountry({ site }: Visit, country: string | null): void {
  if (buysFromUsaAlone(site) && country !== null && country !== 'US') throw no.ONLY_USA_STORES({ path: 'url' })
}

function refuseUnlinked({ url, reason }: LinkReading): void {
  if (reason === 'NOT_A_PRODUCT') throw noStore.NOT_A_PRODUCT_LINK({ path: 'url' })
  if (url === null || reason === 'INVALID_LINK' || reason === 'REFUSED_ADDRESS')
    throw noStore.INVALID_LINK({ path: 'url' })
}

async function readKept(work: Work, asked: URLSearchParams, prices: PriceTables, ports: Ports): Promise<LoadedDraft> {
  const [draft, reading] = [asked.get('draft'), asked.get('reading')]
  if (!draft && !reading) return { form: null, refused: '', link: '' }
  const typed = draft ? await readDraft(work, draft) : null
  const id = typed?.readingId || (reading ?? '')
  const page = await readKnownPage(work, id)
  const about = page ? await productAbout(work, page, ports) : null
  if (typed)
    return {
      about,
      form: { ...(page ? draftItem(page, prices, work.locale) : unreadDraft), typed, missing: [], found: 'all' },
      refused: null,
    }
  if (!page) throw data(null, { status: 404 })
  const { form, refused } = toDraft(page, prices, work)
  // How many were asked for when the link was sent to the team.
  const quantity = /^[1-9]\d?$/.exec(asked.get('quantity') ?? '')?.[0]
  return { form: quantity ? { ...form, typed: { ...form.typed, quantity } } : form, about, refused }
}

// A price changes in a shop from one day to the next.
const freshHours = 48

type Occasion = { readonly locale: Locale; readonly now: Date }

function toDraft(page: KnownPage, prices: PriceTables, { locale, now }: Occasion) {
  const form = draftItem(page, prices, locale)
  const prohibited = form.prohibited && sentence(`stores_prohibited_${form.prohibited}`, {}, locale)
  const reason = form.reason && sentence(reasonKey(form.reason), {}, locale)
  const isOld = now.getTime() - page.readAt.getTime() > freshHours * 3_600_000
  const byStaff = page.source === 'staff' ? { age: ageText(page.readAt, now, locale), isOld } : null
  return { form: { ...form, prohibited, reason, byStaff }, refused: null }
}

/** The typed values of an item that waits for its guest's sign-in; null if there is none with that id. */
async function readDraft(work: Work, id: string): Promise<Readonly<Record<string, string>> | null> {
  if (!isId(id)) return null
  const row = await work.db
    .selectFrom('cart_drafts')
    .select('item')
    .where('id', '=', id)
    .where('site', '=', work.site)
    .executeTakeFirst()
  return row ? z.record(z.string(), z.string()).parse(row.item) : null
}
