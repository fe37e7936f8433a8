import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { StoreMark } from '#platform/ui/show/store-mark.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import type { ProductAbout } from './product-about.ts'

type ProductHeadingProps = {
  readonly about: ProductAbout
  readonly title: string
  /** The product's page at the store. */
  readonly url: string
}

/** Whose goods they are, and their name as the store writes it. */
export function ProductHeading({ about: { store, country, brand, lang }, title, url }: ProductHeadingProps) {
  return (
    <header className="flex flex-col gap-1.5">
      <p className="flex min-h-11 flex-wrap items-center gap-x-2.5">
        <StoreMark name={store} />
        <bdi className="font-semibold break-words">{store}</bdi> <span className="text-sm text-soft">{country}</span>
        {URL.canParse(url) && (
          <TextLink href={url} newTab className="ms-auto min-h-11 text-sm">
            {m.cart_product_store_page()}
          </TextLink>
        )}
      </p>
      <h1 lang={lang ?? undefined} className="text-2xl lg:text-3xl">
        <ProductTitle lines={3}>{title}</ProductTitle>
      </h1>
      {brand && (
        <p className="text-soft">
          <bdi>{brand}</bdi>
        </p>
      )}
    </header>
  )
}
