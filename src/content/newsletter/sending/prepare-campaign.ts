import { readFound } from '#catalog/products/finding/read-found.ts'
import { pictureSigner } from '#catalog/reader/pictures/picture-ports.ts'
import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import { type CampaignBlock, productPath, readCampaignText } from '#content/newsletter/campaigns/campaign-text.ts'
import type { MailBlock, MailProduct } from '#people/notices/mail-blocks.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Ports } from '#platform/work/ports.ts'
import { guest, type Locale, type Work } from '#platform/work/work.ts'
import { showProducts } from '#selling/search/results/show-products.ts'
import type { ShownProduct } from '#selling/search/results/shown-product.ts'
import { m } from '#words/messages.js'

export type Written = { readonly subject: string; readonly body: string; readonly locale: Locale }
/** A campaign in one language with the prices of now; its links as they were written. */
export type Prepared = {
  readonly locale: Locale
  readonly subject: string
  readonly blocks: readonly MailBlock[]
  readonly leftOut: readonly LeftOut[]
}
/** A product that was written and is not in the mail, and why: it is gone, sold out, or nobody knows what it costs. */
export type LeftOut = {
  readonly id: string
  readonly title: string | null
  readonly why: 'gone' | 'soldOut' | 'noPrice'
}
type Here = { readonly origin: string; readonly ports: Ports }

/** Reads what was written, and what its products cost now as a guest pays it. A product that is gone or has no price is left out, and named. */
export async function prepareCampaign(work: Work, { subject, body, locale }: Written, here: Here): Promise<Prepared> {
  const { blocks } = readCampaignText(body)
  const ids = blocks.flatMap((block) => (block.kind === 'products' ? block.ids : []))
  const reader = { ...work, who: guest, locale }
  const found = await readFound(reader, [...new Set(ids)].map(BigInt), [...(await readStoresOff(reader))])
  const shown = new Map((await showProducts(reader, found, here.ports)).map((one) => [one.id, one]))
  const leftOut = [...new Set(ids)].flatMap((id): readonly LeftOut[] => {
    const why = whyLeftOut(shown.get(id))
    return why ? [{ id, title: shown.get(id)?.title ?? null, why }] : []
  })
  return { locale, subject, blocks: blocks.flatMap((block) => toMail(block, shown, reader, here)), leftOut }
}

function whyLeftOut(one: ShownProduct | undefined): LeftOut['why'] | null {
  if (!one) return 'gone'
  return one.isInStock ? (one.landed ? null : 'noPrice') : 'soldOut'
}

function toMail(
  block: CampaignBlock,
  shown: ReadonlyMap<string, ShownProduct>,
  reader: Work,
  { origin, ports }: Here,
): readonly MailBlock[] {
  if (block.kind === 'picture') return [{ kind: 'picture', alt: block.alt, source: `${origin}${block.url}` }]
  if (block.kind !== 'products') return [block]
  const products = block.ids.flatMap((id): readonly MailProduct[] => {
    const one = shown.get(id)
    if (!one?.landed || whyLeftOut(one)) return []
    const price = formatMoney(one.landed, reader.locale)
    const { locale } = reader
    return [
      {
        title: one.title,
        url: productPath(id),
        picture: one.image ? `${origin}${ports.get(pictureSigner).address(one.image)}&w=320` : null,
        price: one.isAbout ? m.newsletter_about({ price }, { locale }) : price,
        note: m.newsletter_price_note(
          { store: isolate(one.store), day: isolate(sayDay(reader.now, locale, reader.site)) },
          { locale },
        ),
      },
    ]
  })
  return products.length > 0 ? [{ kind: 'products', products }] : []
}
