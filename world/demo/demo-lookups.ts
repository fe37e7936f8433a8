import { readLink } from '#catalog/reader/fetching/read-link.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { priceLookup } from '#selling/cart/lookups/answer-lookup.ts'
import { askLookup } from '#selling/cart/lookups/ask-lookup.ts'
import { claimLookup } from '#selling/cart/lookups/claim-lookup.ts'
import { lookupFactsForm } from '#selling/cart/lookups/lookup-facts-form.ts'
import { devHosts } from '#world/shops/links.ts'
import { ODD_PATHS } from '#world/shops/odd-paths.ts'
import { DEV_SHOPS } from '#world/shops/shops.ts'

type LookupsCast = {
  readonly run: <Answer>(who: Actor, at: Date, act: (work: Work) => Promise<Answer>) => Promise<Answer>
  readonly customer: Actor
  readonly reviewer: Actor
  readonly now: Date
  readonly shopsPort: number
}

/** Links behind a robot gate: one waits for its price, one is being worked on, one the team has priced. */
export async function fillDemoLookups({ run, customer, reviewer, now, shopsPort }: LookupsCast): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const ask = async (hours: number, path: string, wish: string) => {
    const link = `http://${ODD_PATHS.captcha.shop.domain}:${shopsPort}${path}`
    // Their shop refuses plain fetches; before it listens, that answer is made by hand.
    const reading = await readLink({ fetchPage: async (url) => ({ ok: false, reason: 'HTTP_403', url }) }, link, {
      stores: DEV_SHOPS,
      allow: devHosts(shopsPort),
    })
    return run(customer, ago(hours), async (work) => {
      const readingId = await saveReading(work, reading)
      return askLookup(work, { readingId, wish, quantity: 1, pictureId: null, email: null })
    })
  }
  await ask(3, ODD_PATHS.captcha.path, 'ساعة الحائط النحاسية، السعر عندي 64 دولارًا')
  const held = await ask(8, '/products/gate?colour=black', '')
  await run(reviewer, ago(1), (work) => claimLookup(work, held.id))
  const { id } = await ask(20, ODD_PATHS.guarded.path, 'اللون النحاسي، قطعة واحدة')
  await run(reviewer, ago(6), (work) => claimLookup(work, id))
  const facts = lookupFactsForm.parse({
    title: 'Quarterdeck Wall Clock',
    price: '58.00',
    currency: ODD_PATHS.guarded.shop.currency,
    category: 'homeware',
    country: 'US',
    colors: 'Brass',
    grams: '900',
    image: `http://${ODD_PATHS.guarded.shop.domain}:${shopsPort}/pictures/lamp.png`,
  })
  await run(reviewer, ago(5.5), (work) => priceLookup(work, id, facts))
}
