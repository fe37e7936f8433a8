import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { type LinkReading, type ReadLinkOptions, readLink } from '#catalog/reader/fetching/read-link.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { spendProviderCall } from '#catalog/reader/fetching/spend-provider-call.ts'
import { reasonKey } from '#catalog/reader/reason-words.ts'
import type { LinkAnswer } from '#catalog/stores/canonical-link.ts'
import { readStoresOff, refuseStoreOff } from '#catalog/stores/read-stores-off.ts'
import { no as noStore } from '#catalog/stores/stores.refusals.ts'
import type { Visit } from '#platform/http/visit.ts'
import { ageText } from '#platform/values/age.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence, sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import { type ProductAbout, productAbout } from '#selling/cart/product/product-about.ts'
import { buysFromUsaAlone } from '#sites/sites.ts'
import { type DraftItem, draftItem, type KnownPage, readKnownPage } from './draft-item.ts'
import type { PastedLink } from './pasted-link.ts'

/** A form to fill, or why there is none: the link was refused. */
export type LoadedDraft =
  | { readonly form: DraftItem; readonly about: ProductAbout | null; readonly refused: null }
  | { readonly form: null; readonly refused: string; readonly link: string }

/** Reads a link for a form to fill; a refusal is shown where the link was pasted. */
export async function readLinked(
  visit: Visit,
  pasted: PastedLink,
  prices: PriceTables,
  onStep?: OnStep,
): Promise<LoadedDraft> {
  return draftOf(visit, pasted.text, prices, readProduct(visit, pasted.answer, onStep))
}

/** The form of a page that is being read. */
export async function draftOf(
  visit: Visit,
  text: string,
  prices: PriceTables,
  reading: Promise<KnownPage>,
): Promise<LoadedDraft> {
  try {
    const page = await reading
    const about = await visit.read((work) => productAbout(work, page, visit.ports))
    return { ...toDraft(page, prices, visit), about }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { form: null, refused: refusalSentence(error.code, error.facts, visit.locale), link: text }
  }
}

type OnStep = NonNullable<ReadLinkOptions['onStep']>

/**
 * Reads a pasted link for this visitor and keeps what it showed, also when that was nothing: the link stays, and the
 * customer fills in the rest. The network is between two transactions, never in one.
 */
export async function readProduct(visit: Visit, answer: LinkAnswer, onStep?: OnStep): Promise<KnownPage> {
  await visit.write((work) => limitRate(work, `read-link:${visit.who.id ?? visit.network}`, 20, 60))
  return readPage(visit, answer, onStep)
}

/** The same for who counts how often a visitor asks. */
export async function readPage(visit: Visit, answer: LinkAnswer, onStep?: OnStep): Promise<KnownPage> {
  if (answer.ok) {
    const { url } = answer.link
    await visit.read(async (work) => refuseStoreOff(url, visit.locale, await readStoresOff(work)))
    refuseOtherCountry(visit, answer.link.country)
  }
  const reading = await readLink(visit.ports.get(pageFetcher), answer, {
    ...(onStep && { onStep }),
    maySpend: (provider) => spendProviderCall(visit, provider),
  })
  refuseUnlinked(reading)
  refuseOtherCountry(visit, reading.country)
  return visit.write(async (work) => {
    // A short link leads to its store only when it is followed.
    if (reading.url) refuseStoreOff(reading.url, visit.locale, await readStoresOff(work))
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

// A price changes in a shop from one day to the next.
const freshHours = 48

type Occasion = { readonly locale: Locale; readonly now: Date }

/** The form of a page that was read. */
export function toDraft(page: KnownPage, prices: PriceTables, { locale, now }: Occasion) {
  const form = draftItem(page, prices, locale)
  const prohibited = form.prohibited && sentence(`stores_prohibited_${form.prohibited}`, {}, locale)
  const reason = form.reason && sentence(reasonKey(form.reason), {}, locale)
  const isOld = now.getTime() - page.readAt.getTime() > freshHours * 3_600_000
  const byStaff = page.source === 'staff' ? { age: ageText(page.readAt, now, locale), isOld } : null
  return { form: { ...form, prohibited, reason, byStaff }, refused: null }
}
