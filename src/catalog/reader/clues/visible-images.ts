import type { Element } from 'domhandler'
import { absolute, clean, type Page } from '#catalog/reader/page.ts'
import { parentOf, within } from '#catalog/reader/page-index.ts'
import { sameWords } from './script-state.ts'

const ELSEWHERE =
  /relat(?!ive)|recommend|similar|upsell|cross-?sell|also-|recently|footer|review|\bnav|menu|mini-?cart|logo|banner|payment|sponsor|header/
const GALLERY = /product|gallery|main|zoom|hero|primary|pdp|carousel|slide|media|image|photo/
const LARGE = [
  'data-zoom-image',
  'data-large_image',
  'data-zoom',
  'data-large',
  'data-old-hires',
  'data-original',
  'data-lazy-src',
  'data-src',
  'data-lazy',
]

/** Stand-ins for a picture, signs and marks: an address that shows no product. */
export const isStandIn = (address: string): boolean =>
  /no[-_]?(?:image|photo|picture|img)|not[-_]?available|placeholder|place[-_]holder|\bblank\b|spacer|\bpixel\b|1x1|sprite|\bicons?[-_/.]|favicon|loading|loader|coming[-_]?soon|default[-_]?(?:image|product)|transparent|\.svg(?:$|[?#])|(?:^|[/_-])logo(?:$|[/_.-])|(?:^|\/)(?:na|noimg|empty)\d*x?\d*\./i.test(
    address,
  )

/** Pictures that a page shows of its product, the most probable first. */
export function visibleImages(page: Page, names: readonly string[]): string[] {
  const { index, headingElement } = page
  const from = headingElement ? (index.place.get(headingElement) ?? 0) : 0
  const wanted = names.map(sameWords).filter((name) => name !== '')
  const isElsewhere = within(
    (element) => /^(?:footer|nav|aside|header)$/.test(element.name) || ELSEWHERE.test(index.naming(element)),
  )
  const distances = groupDistances(page, from)
  const scored = index
    .tagged('img')
    .slice(0, 400)
    .flatMap((image) => {
      const address = absolute(page, addressOf(image))
      if (!address) return []
      const score =
        altScore(image, wanted) +
        (isInGallery(page, image) ? 20 : 0) -
        (isElsewhere(image) ? 40 : 0) -
        (isStandIn(address) ? 100 : 0) -
        (isSmall(image) ? 40 : 0) -
        (distances.get(frameOf(image)) ?? 30)
      return [{ address, score }]
    })
  const best = scored.filter(({ score }) => score > -20).sort((a, b) => b.score - a.score)
  return [...new Set(best.map(({ address }) => address))].slice(0, 8)
}

/** The element that holds a picture and those beside it. */
const frameOf = (image: Element) => {
  const above = parentOf(image)
  return (above && parentOf(above)) ?? above
}

/** How far each group of pictures is from the name: of a row of small pictures the first one counts, not the nearest. */
function groupDistances({ index }: Page, from: number): ReadonlyMap<Element | null, number> {
  const nearest = new Map<Element | null, number>()
  for (const image of index.tagged('img').slice(0, 400)) {
    const distance = Math.min(30, Math.abs((index.place.get(image) ?? 0) - from) / 30)
    const frame = frameOf(image)
    nearest.set(frame, Math.min(distance, nearest.get(frame) ?? distance))
  }
  return nearest
}

function altScore(image: Element, wanted: readonly string[]): number {
  const alt = sameWords(image.attribs.alt ?? image.attribs.title ?? '')
  if (alt === '') return 0
  if (wanted.includes(alt)) return 60
  return wanted.some((name) => alt.length > 8 && (name.includes(alt) || alt.includes(name))) ? 40 : 0
}

function isInGallery(page: Page, image: Element): boolean {
  let at: Element | null = image
  for (let level = 0; level < 5 && at; level++, at = parentOf(at)) {
    if (at.attribs.itemprop === 'image' || GALLERY.test(page.index.naming(at))) return true
  }
  return false
}

const isSmall = ({ attribs }: Element) =>
  [attribs.width, attribs.height].some((size) => size !== undefined && Number(size) > 0 && Number(size) < 90)

/** The largest form of a picture that its element names. */
function addressOf({ attribs }: Element): string | undefined {
  const lazy = LARGE.map((name) => attribs[name]).find((address) => address && /[./]/.test(address))
  if (lazy) return lazy
  const { src } = attribs
  if (src && !src.startsWith('data:') && !isStandIn(src)) return src
  return largestOf(attribs.srcset ?? attribs['data-srcset']) ?? src
}

function largestOf(srcset: string | undefined): string | undefined {
  const sizes = clean(srcset ?? '')
    .split(/,\s+/)
    .map((one) => one.split(' '))
  return sizes.sort((a, b) => Number.parseFloat(b[1] ?? '0') - Number.parseFloat(a[1] ?? '0'))[0]?.[0] || undefined
}
