import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { withBackUrl } from '#people/access/back-url.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { StoreMark } from '#platform/ui/show/store-mark.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { WhyEstimated } from './estimated.tsx'
import { FactsLine } from './facts-line.tsx'
import { itemFacts } from './item-facts.ts'
import type { CartItemView } from './read-cart-view.ts'
import { RowQuantity } from './row-quantity.tsx'

type CartRowProps = {
  readonly home: string
  readonly item: CartItemView
  readonly locale: Locale
  readonly delay: number
  /** Its place in the list; the first ones are loaded at once. */
  readonly place: number
}

// Neighbours stand on different ground.
const grounds = ['bg-stage-sand', 'bg-stage-sky', 'bg-stage-sea', 'bg-stage-clay'] as const

/** One line of the cart: the goods, their store, what they cost until pickup, and what is still missing. */
export function CartRow({ home, item, locale, delay, place }: CartRowProps) {
  const edit = `${home}/cart/items/${item.id}`
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 min-[22rem]:grid-cols-[8rem_minmax(0,1fr)] rounded-large border border-line bg-surface p-3.5 shadow-rest lg:grid-cols-[11.75rem_minmax(0,1fr)] lg:gap-x-7 lg:gap-y-2 lg:p-5">
      <ProductThumb
        src={item.image}
        alt=""
        size="goods"
        eager={place < 2}
        className={`stage border-0 *:p-0 lg:row-span-2 ${grounds[place % grounds.length]}`}
      />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex items-center gap-2 text-sm text-soft">
          <StoreMark name={item.storeName} />
          <span className="min-w-0">
            <bdi>{item.storeName}</bdi> · {countryName(item.country, locale)}
          </span>
        </p>
        <h3 className="text-base lg:text-lg">
          <ProductTitle to={edit}>{item.title}</ProductTitle>
        </h3>
        <FactsLine facts={itemFacts(item, locale)} />
        {item.estimated.length > 0 && <WhyEstimated why={item.estimatedWhy} edit={edit} />}
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1">
          {item.landed && (
            <span>
              <span className="sr-only">{m.cart_landed()} </span>
              {item.estimated.length > 0 && <span className="text-sm text-soft">{m.cart_about()} </span>}
              <Amount money={item.landed} locale={locale} className="text-xl font-semibold" />
            </span>
          )}
          <span className="text-sm text-soft">
            {m.cart_store_price({ price: isolate(formatMoney(item.unitPrice, locale)) })}
          </span>
        </p>
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t border-line pt-2 lg:col-span-1 lg:col-start-2 lg:self-end">
        <RowQuantity item={item} delay={delay} />
        <div className="flex items-center gap-1">
          <ItemDeed deed="save" item={item}>
            <Button type="submit" kind="quiet" icon="bookmark" aria-label={m.cart_later_named({ title: item.title })}>
              {m.cart_later()}
            </Button>
          </ItemDeed>
          <ItemDeed deed="remove" item={item}>
            <IconButton type="submit" icon="trash" kind="quiet" label={m.cart_remove_named({ title: item.title })} />
          </ItemDeed>
        </div>
      </div>
      {item.issues.length > 0 && (
        <div className="col-span-full">
          <Issues item={item} home={home} edit={edit} locale={locale} />
        </div>
      )}
    </li>
  )
}

type ItemDeedProps = { readonly deed: string; readonly item: { readonly id: string }; readonly children: ReactNode }

/** A button of one item as a form of its own. */
export function ItemDeed({ deed, item, children }: ItemDeedProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="do" value={deed} />
      <input type="hidden" name="itemId" value={item.id} />
      {children}
    </Form>
  )
}

type IssuesProps = Pick<CartRowProps, 'home' | 'item' | 'locale'> & { readonly edit: string }

function Issues({ item, home, edit, locale }: IssuesProps) {
  if (item.issues.length === 0) return null
  const asksId = item.issues.some(({ type }) => type === 'Upload national id')
  const isMissing = item.issues.some(({ type }) => type.startsWith('Missing '))
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-warn-line bg-warn-soft p-3">
      <ul className="flex min-w-0 flex-col gap-1 text-sm">
        {item.issues.map(({ type, details }) =>
          type === 'General' ? (
            <li key={details.en}>
              <Disclosure quiet summary={m.cart_issue_info()}>
                {details[locale]}
              </Disclosure>
            </li>
          ) : (
            <li key={details.en} className="flex gap-2">
              <Icon name="warning" size={16} className="mt-1 shrink-0 text-warn" />
              {details[locale]}
            </li>
          ),
        )}
      </ul>
      {asksId && (
        <ButtonLink to={nationalIdPath(home, `${home}/cart`)} size="small" className="ms-auto">
          {m.cart_send_national_id()}
        </ButtonLink>
      )}
      {isMissing && (
        <ButtonLink
          to={edit}
          size="small"
          aria-label={m.cart_edit_named({ title: item.title })}
          className={asksId ? undefined : 'ms-auto'}
        >
          {m.cart_complete()}
        </ButtonLink>
      )}
    </div>
  )
}

/** The page where a customer sends their identity card, with the way back. */
function nationalIdPath(home: string, backUrl: string): string {
  return withBackUrl(`${home}/account/profile/national-id`, backUrl)
}
