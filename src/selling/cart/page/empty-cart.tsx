import type { ReactNode } from 'react'
import type { Store } from '#catalog/stores/stores.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type EmptyCartProps = {
  readonly home: string
  readonly locale: Locale
  readonly site: Site
  /** The stores that we buy from here. */
  readonly shops: readonly Pick<Store, 'id' | 'name' | 'domain' | 'country'>[]
  /** What is kept for later. */
  readonly saved: ReactNode
  /** What the visitor saw last, and what others buy. */
  readonly goods: ReactNode
}

const steps = [
  { title: m.cart_step_paste_title, text: m.cart_step_paste_text },
  { title: m.cart_step_price_title, text: m.cart_step_price_text },
  { title: m.cart_step_receive_title, text: m.cart_step_receive_text },
] as const

/** The empty cart: the box for a link or a name, goods, how it works, and where we buy. */
export function EmptyCart({ home, locale, site, shops, saved, goods }: EmptyCartProps) {
  return (
    <div className="mx-auto flex w-full min-w-0 max-w-page flex-col gap-12">
      <div>
        <EmptyState drawing="cart" title={m.cart_empty_title()} text={siteWords(site, locale).emptyCart} />
        <div className="mx-auto max-w-text">
          <SearchBar
            large
            icon="search"
            action={`${home}/search-product`}
            label={m.cart_find_label()}
            placeholder={m.cart_find_label()}
            button={m.cart_find_button()}
          />
        </div>
      </div>
      {saved}
      {goods}
      <section>
        <h2 className="mb-4 text-xl">{m.cart_steps_title()}</h2>
        <ol className="grid gap-4 sm:grid-cols-3">
          {steps.map(({ title, text }, place) => (
            <li key={title()} className="flex gap-3 rounded border border-line bg-surface p-4">
              <span className="figures flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken font-semibold text-sea">
                {place + 1}
              </span>
              <span>
                <strong className="block font-semibold">{title()}</strong>
                <span className="text-soft">{text()}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="mb-3 text-xl">{m.cart_shops_title()}</h2>
        <ul className="flex flex-wrap gap-2">
          {shops.map(({ id, name, domain }) => (
            <li key={id}>
              <a
                href={`https://www.${domain}`}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center rounded border border-line bg-surface px-4 hover:border-edge"
              >
                {name[locale]}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-soft">{m.cart_shops_more()}</p>
      </section>
    </div>
  )
}
