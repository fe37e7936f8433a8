import { data } from 'react-router'
import { z } from 'zod'
import { reasonKey } from '#catalog/reader/reason-words.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isId, newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence, sentence } from '#platform/work/sentence.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { type DraftItem, draftItem, itemChoices } from './draft-item.ts'
import type { FoundPage } from './found-page.ts'
import { linkFacts } from './link-facts.ts'
import { linkInParams, type PastedLink } from './link-in-params.ts'
import { readFoundPages } from './read-found-pages.ts'
import { type OnStep, readProduct } from './read-product.ts'
import { unreadDraft } from './unread-draft.ts'

/** A form to fill, or why there is none: the link was refused. */
export type LoadedDraft =
  | { readonly form: DraftItem; readonly refused: null }
  | { readonly form: null; readonly refused: string; readonly link: string }

/**
 * What the add page begins with: a link (`?link=`, or what a share sheet sent) is read before the customer's eyes, or,
 * with `?wait=1`, at once; `?reading=` was read before, `?draft=` waited for a sign-in.
 */
export async function loadDraft(visit: Visit, asked: URLSearchParams) {
  const { prices } = await visit.read(readTables)
  const pasted = linkInParams(asked)
  const start = { choices: itemChoices(prices, visit.locale), key: newId(), reading: null }
  if (pasted === null) return { ...start, draft: await visit.read((work) => readKept(work, asked, prices)) }
  const { text: link, answer } = pasted
  if (!answer.ok || asked.get('wait') === '1') return { ...start, draft: await readLinked(visit, pasted, prices) }
  return { ...start, draft: null, reading: { link, facts: linkFacts(answer.link, visit.locale) } }
}

/** Reads a link for a form to fill; a refusal is said where the link was pasted. */
export async function readLinked(
  visit: Visit,
  pasted: PastedLink,
  prices: PriceTables,
  onStep?: OnStep,
): Promise<LoadedDraft> {
  try {
    return toDraft(await readProduct(visit, pasted, onStep), prices, visit.locale)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { form: null, refused: refusalSentence(error.code, error.facts, visit.locale), link: pasted.text }
  }
}

async function readKept(work: Work, asked: URLSearchParams, prices: PriceTables): Promise<LoadedDraft> {
  const [draft, reading] = [asked.get('draft'), asked.get('reading')]
  if (!draft && !reading) return { form: null, refused: '', link: '' }
  const typed = draft ? await readDraft(work, draft) : null
  const id = typed?.readingId || (reading ?? '')
  const page = (await readFoundPages(work, [id])).get(id)
  if (typed)
    return {
      form: { ...(page ? draftItem(page, prices) : unreadDraft), typed, missing: [], found: 'all' },
      refused: null,
    }
  if (!page) throw data(null, { status: 404 })
  return toDraft(page, prices, work.locale)
}

function toDraft(page: FoundPage, prices: PriceTables, locale: Locale): LoadedDraft & { readonly form: DraftItem } {
  const form = draftItem(page, prices)
  const prohibited = form.prohibited && sentence(`stores_prohibited_${form.prohibited}`, {}, locale)
  const reason = form.reason && sentence(reasonKey(form.reason), {}, locale)
  return { form: { ...form, prohibited, reason }, refused: null }
}

/** What was typed of an item that waits for its guest's sign-in; null where there is none of that id. */
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
