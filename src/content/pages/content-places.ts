import { m } from '#words/messages.js'

/** How the text of a place is laid out: a page of parts, questions and answers, or the beginning of a page that shows other things. */
type PlaceShape = 'page' | 'questions' | 'intro'

export type ContentPlace = {
  readonly place: string
  readonly shape: PlaceShape
  /** Published by a second person, and its page says from when it holds. */
  readonly isLegal: boolean
  /** Below `/{lang}`. */
  readonly path: string
  readonly name: () => string
}

/** Every text of the shop that its people write. */
export const contentPlaces = [
  { place: 'terms', shape: 'page', isLegal: true, path: '/terms', name: m.pages_place_terms },
  { place: 'privacy', shape: 'page', isLegal: true, path: '/privacy', name: m.pages_place_privacy },
  { place: 'return-policy', shape: 'page', isLegal: true, path: '/return-policy', name: m.pages_place_returns },
  { place: 'faq', shape: 'questions', isLegal: false, path: '/faq', name: m.pages_place_faq },
  { place: 'how-to-order', shape: 'page', isLegal: false, path: '/how-to-order', name: m.pages_place_how },
  { place: 'about', shape: 'page', isLegal: false, path: '/about', name: m.pages_place_about },
  {
    place: 'prohibited-items',
    shape: 'intro',
    isLegal: false,
    path: '/prohibited-items',
    name: m.pages_place_prohibited,
  },
  { place: 'stores', shape: 'intro', isLegal: false, path: '/stores', name: m.pages_place_stores },
] as const satisfies readonly ContentPlace[]

export type PlaceName = (typeof contentPlaces)[number]['place']

const article = /^article:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where the text of an article of the blog stands; what it is beside its text is kept there. */
export function articlePlace(id: string): string {
  return `article:${id}`
}

export function isArticlePlace(name: string): boolean {
  return article.test(name)
}

/** Where pictures of the home page's banner stand, now or later. */
export const bannerPlace = 'home-banner'

/** Where pictures of campaigns of the newsletter stand. */
export const campaignPlace = 'campaign'

/** The goods of an article stand where its text says `{goods}` on a line of its own. */
export const goodsName = 'goods'

export function placeOf(name: string): (typeof contentPlaces)[number] | null {
  return contentPlaces.find(({ place }) => place === name) ?? null
}
