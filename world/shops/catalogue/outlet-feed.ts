import { HARBOR } from '#world/shops/shops.ts'
import type { ListedGood } from '#world/simulators/feeds/listed-good.ts'
import { googleItem, googleXml } from '#world/simulators/feeds/write-feeds.ts'

/** A feed as careless shops have them: some good rows among rows of every fault, for the report on the desk. */
export const OUTLET_PATH = '/feeds/outlet.xml'

export function outletFeed(origin: string): string {
  const good = (number: number, said: Partial<ListedGood> = {}): ListedGood => ({
    id: `OUT-${number}`,
    title: `Harbor Goods Outlet Enamel Bowl ${number}`,
    link: `${origin}/products/outlet-bowl-${number}`,
    image: `${origin}/pictures/things/cup-sky.png`,
    price: '9.90',
    currency: HARBOR.currency,
    availability: 'in stock',
    brand: 'Harbor Goods',
    description: 'Last season’s colours.',
    shelves: 'Outlet > Kitchen',
    ...said,
  })
  return googleXml(
    [],
    [
      googleItem(good(1)),
      googleItem(good(2, { price: '-4.00' })),
      googleItem(good(3, { price: '0.00' })),
      googleItem(good(4, { price: '' })),
      googleItem(good(5, { currency: 'XAU' })),
      googleItem(good(6, { link: 'https://www.example.org/products/6' })),
      googleItem(good(7, { link: '/products/7' })),
      googleItem(good(8, { title: '' })),
      googleItem(good(1, { title: 'The same number again' })),
      '<item><g:id>OUT-10</g:id><g:title>Cut in the middle<g:price>5.00 USD</item>',
      googleItem(good(11, { title: 'Lithium ion battery pack 18650' })),
      googleItem(good(12, { title: 'Enamel Bowl <script>alert("hello")</script>&nbsp;with lid' })),
      googleItem(good(13, { price: '1.299,00' })),
    ],
  )
}
