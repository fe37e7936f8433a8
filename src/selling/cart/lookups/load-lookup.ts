import { data, redirect } from 'react-router'
import { isGone } from '#catalog/reader/reason-words.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import { readFoundPages } from '#selling/cart/adding/draft-item.ts'
import { readLookupDraft } from './keep-lookup-draft.ts'
import { readSentLookup, type SentLookup } from './read-lookups.ts'

type AskedLink = {
  readonly url: string
  readonly typed: Readonly<Record<string, string>>
  readonly hasPicture: boolean
}

/** The page on which a link is sent: the form of one link (`?reading=`, or `?draft=` after a sign-in), or what was sent (`?sent=`). */
export async function loadLookup(visit: Visit, asked: URLSearchParams) {
  const { locale, site, who } = visit
  const start = { locale, site, isGuest: who.kind !== 'customer' }
  const sent = asked.get('sent')
  if (sent !== null)
    return { ...start, link: null, sent: (await visit.read((work) => readSentLookup(work, sent))) ?? missing() }
  const link = await visit.read((work) => readAsked(work, asked))
  return { ...start, link, sent: null as SentLookup | null }
}

async function readAsked(work: Work, asked: URLSearchParams): Promise<AskedLink> {
  const draft = asked.get('draft') ?? ''
  const kept = await readLookupDraft(work, draft)
  const id = kept?.readingId ?? asked.get('reading') ?? ''
  const page = (await readFoundPages(work, [id])).get(id) ?? missing()
  // Read meanwhile, or gone: the add page says so.
  if (page.product || isGone(page.reason)) throw redirect(`/${work.locale}/cart/add?reading=${id}`)
  const { pictureId = '', ...typed } = kept ?? {}
  return { url: page.url, typed: { ...typed, readingId: id, draft: kept ? draft : '' }, hasPicture: pictureId !== '' }
}

function missing(): never {
  throw data(null, { status: 404 })
}
