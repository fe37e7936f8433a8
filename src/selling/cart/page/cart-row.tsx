import { Form } from 'react-router'
import { withBackUrl } from '#people/access/back-url.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatCount, formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { estimatedText, WhyEstimated } from './estimated.tsx'
import type { ItemView } from './read-cart-view.ts'
import { RowQuantity } from './row-quantity.tsx'

// A weight or a price stays on one line, a sentence may break.
const shortFact = 24

type CartRowProps = {
  readonly home: string
  readonly item: ItemView
  readonly locale: Locale
  readonly delay: number
}

/** One line of the cart: the goods, their origin, the store's price, and what is still missing. */
export function CartRow({ home, item, locale, delay }: CartRowProps) {
  const edit = `${home}/cart/items/${item.id}`
  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:px-5">
      <div className="flex gap-3 sm:gap-4">
        <ProductThumb src={item.image} alt="" size={80} />
        <div className="flex min-w-0 grow flex-col gap-1">
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <ProductTitle to={edit}>{item.title}</ProductTitle>
            </div>
            <Form method="post" preventScrollReset className="-me-3 -mt-2">
              <input type="hidden" name="do" value="remove" />
              <input type="hidden" name="itemId" value={item.id} />
              <IconButton type="submit" icon="trash" kind="quiet" label={m.cart_remove_named({ title: item.title })} />
            </Form>
          </div>
          <p className="text-sm text-soft">
            {m.cart_from({ store: isolate(item.storeName), country: countryName(item.country, locale) })}
          </p>
          <Specs item={item} locale={locale} />
          {item.estimated.length > 0 && <WhyEstimated why={item.estimatedWhy} edit={edit} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <RowQuantity item={item} delay={delay} />
        <div className="flex flex-col items-end text-end">
          {item.onlinePrice && <Amount money={item.onlinePrice} locale={locale} className="text-lg font-semibold" />}
          <span className="text-sm text-soft">
            {m.cart_each({ price: isolate(formatMoney(item.unitPrice, locale)) })}
          </span>
        </div>
      </div>
      <Issues item={item} home={home} edit={edit} locale={locale} />
    </li>
  )
}

function Specs({ item, locale }: Pick<CartRowProps, 'item' | 'locale'>) {
  const grams = item.weightGrams
  const facts = [
    item.color,
    item.size,
    item.style,
    estimatedText(categoryName(item.category, locale), item.estimated.includes('category')),
    grams === null
      ? m.cart_weight_unknown()
      : estimatedText(m.cart_weight({ grams: formatCount(grams) }), item.estimated.includes('weight')),
    item.domesticShipping > 0n
      ? m.cart_domestic({ price: isolate(formatMoney(money(item.domesticShipping, item.currency), locale)) })
      : '',
  ].filter((fact) => fact !== '')
  return (
    <p className="text-sm text-soft">
      {facts.map((fact, place) => (
        <span key={fact}>
          <bdi>{fact.length < shortFact ? fact.replaceAll(' ', '\u00a0') : fact}</bdi>
          {place < facts.length - 1 && '\u00a0· '}
        </span>
      ))}
    </p>
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
