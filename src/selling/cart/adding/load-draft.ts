import { data } from 'react-router'
import { z } from 'zod'
import type { Visit } from '#platform/http/visit.ts'
import { isId, newId } from '#platform/work/id.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { productAbout } from '#selling/cart/product/product-about.ts'
import { beginReading } from './begin-reading.ts'
import { draftItem, itemChoices, readKnownPage } from './draft-item.ts'
import { linkInParams } from './pasted-link.ts'
import { type LoadedDraft, readLinked, toDraft } from './read-linked.ts'
import { unreadDraft } from './unread-draft.ts'

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
  const { answer } = pasted
  if (!answer.ok || asked.get('wait') === '1') return { ...start, draft: await readLinked(visit, pasted, prices) }
  return { ...start, draft: null, reading: beginReading(visit, pasted, answer.link, prices) }
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
