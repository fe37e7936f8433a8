import type { Letter, LetterGoods } from '#people/notices/letter.ts'
import type { Facts } from '#platform/work/refusal.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { type MessageKind, messageKinds } from './message-kinds.ts'
import { type SampleData, type SampleFacts, sampleFacts } from './sample-facts.ts'

export type SampleAsked = {
  readonly locale: Locale
  readonly site: Site
  readonly data: SampleData
  readonly origin: string
}

/** A letter of this kind with the words of its room, about goods and amounts that nobody has ordered: for previews and tests. */
export function sampleLetter(kind: MessageKind, { locale, site, data, origin }: SampleAsked): Letter {
  const { family, shows = [], texts = [`${kind}_text`], only } = messageKinds[kind]
  const facts = sampleFacts(locale, site, data)
  // Letters of payments name a day by this word, letters of orders an amount.
  const said =
    family === 'payments'
      ? new Proxy(facts.said, { get: (all, name) => all[name === 'due' ? 'until' : String(name)] })
      : facts.said
  const say = (key: string) => sentence(key, said as Facts, locale)
  const hello = say(`${family}_mail_hello`)
  const action = say(`${kind}_action`) ?? say(`${family}_mail_action`)
  const title = say(`${kind}_title`)
  const paragraphs = texts.map((text) => say(text) ?? String(facts.said.why))
  return {
    key: `sample:${kind}`,
    kind,
    ...(only && { by: only }),
    subject: say(`${kind}_subject`) ?? say(kind) ?? title ?? kind,
    ...(title && { title }),
    ...(hello && title === null && { hello }),
    ...(family === 'orders' && { heading: say('orders_mail_heading') ?? '' }),
    paragraphs,
    ...(shows.includes('goods') && { goods: goodsOf(facts, say, origin) }),
    ...(shows.includes('price') && { rows: rowsOf(facts, say) }),
    ...(shows.includes('code') && { code: '482 913' }),
    ...(family === 'payments' && { path: '/account/financial/wallet' }),
    ...(action && { action: { text: action, url: `${origin}/${locale}/account` } }),
    ...(kind === 'orders_mail_purchased' && { afterAction: say('orders_mail_purchased_after') ?? '' }),
    footer: say(`${kind}_footer`) ?? say(`${family}_mail_footer`) ?? say('people_mail_id_footer') ?? '',
    about: {},
  }
}

type Say = (key: string) => string | null

const wayWords = ['ordered', 'bought', 'warehouse', 'country', 'yours']

function goodsOf({ titles, amount }: SampleFacts, say: Say, origin: string): LetterGoods {
  const isMany = titles.length > 2
  return {
    way: { parts: wayWords.map((part) => say(`orders_mail_way_${part}`) ?? part), at: 1, isThere: true },
    when: isMany ? say('orders_mail_when') : null,
    next: say(isMany ? 'orders_mail_next_shipped' : 'orders_mail_next_bought'),
    lines: titles.map((title, place) => ({
      title,
      note: place === 1 ? null : `\u2068Moss\u2069 · \u2068× 2\u2069`,
      state: say(isMany && place % 2 ? 'orders_state_waiting_delivery_request' : 'orders_state_purchased') ?? '',
      isGood: place % 2 === 0,
      // Nobody's goods: our own icon stands for their picture, and the worst have none.
      picture: isMany ? null : `${origin}/icon-512.png`,
    })),
    more: isMany ? say('orders_mail_more_items') : null,
    total: { label: say('orders_mail_you_paid') ?? '', amount },
  }
}

function rowsOf({ titles, amount, said }: SampleFacts, say: Say) {
  return {
    title: say('orders_mail_price_title') ?? '',
    rows: titles.map((title) => ({ label: title.slice(0, 60), amount, why: String(said.reason).slice(0, 80) })),
    note: say('orders_mail_price_check') ?? '',
  }
}
