import type { ReactNode } from 'react'
import { Link } from '#platform/ui/show/link.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Mine } from './read-mine.ts'

type HomeMineProps = { readonly home: string; readonly locale: Locale; readonly mine: Mine }

/** What a customer left open, what is on its way to them, and what of their things became cheaper. */
export function HomeMine({ home, locale, mine: { cart, orders, cheaper } }: HomeMineProps) {
  return (
    <section aria-label={m.search_shelf_go_on()} className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
      {cart.count > 0 && (
        <Own title={m.search_shelf_go_on()} to={`${home}/cart`} more={m.search_go_on_cart_open()}>
          <li className="text-soft">{m.search_go_on_cart_count({ count: cart.count })}</li>
          {cart.goods.map(({ id, title, image }) => (
            <Row key={id} to={`${home}/cart`} image={image} title={title} />
          ))}
        </Own>
      )}
      {orders.length > 0 && (
        <Own title={m.search_go_on_orders()} to={`${home}/account/orders`} more={m.search_shelf_all()}>
          {orders.map(({ number, title, image, goods }) => (
            <Row key={number} to={`${home}/account/orders/${number}`} image={image} title={title}>
              {goods}
            </Row>
          ))}
        </Own>
      )}
      {cheaper.length > 0 && (
        <Own title={m.search_shelf_cheaper()} to={`${home}/cart`} more={m.search_go_on_cart_open()}>
          {cheaper.map(({ id, title, image, was, now }) => (
            <Row key={id} to={`${home}/cart`} image={image} title={title}>
              <Amount money={now} locale={locale} className="font-semibold text-ok" />{' '}
              {m.search_shelf_cheaper_was({ price: formatMoney(was, locale) })}
            </Row>
          ))}
        </Own>
      )}
    </section>
  )
}

type OwnProps = {
  readonly title: string
  readonly to: string
  readonly more: string
  readonly children: ReactNode
}

function Own({ title, to, more, children }: OwnProps) {
  return (
    <section className="card">
      <div>
        <div className="mb-2 flex items-center justify-between gap-3">
          <h2 className="text-lg">{title}</h2>
          <TextLink to={to} className="min-h-11">
            {more}
          </TextLink>
        </div>
        <ul className="flex flex-col gap-3">{children}</ul>
      </div>
    </section>
  )
}

type RowProps = {
  readonly to: string
  readonly image: string | null
  readonly title: string
  readonly children?: ReactNode
}

function Row({ to, image, title, children }: RowProps) {
  return (
    <li className="flex items-center gap-3">
      <ProductThumb src={image} alt="" size={64} />
      <span className="min-w-0">
        <Link to={to} className="text-ink no-underline hover:text-sea hover:underline">
          <ProductTitle lines={1}>{title}</ProductTitle>
        </Link>
        {children && <span className="block text-sm text-soft">{children}</span>}
      </span>
    </li>
  )
}
