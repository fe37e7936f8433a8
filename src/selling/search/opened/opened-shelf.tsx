import { Form } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import type { Locale } from '#platform/work/work.ts'
import { ProductShelf } from '#selling/search/shelves/product-shelf.tsx'
import type { Shelf } from '#selling/search/shelves/read-shelves.ts'
import { m } from '#words/messages.js'

type OpenedShelfProps = {
  readonly shelf: Shelf
  readonly home: string
  readonly locale: Locale
  /** The page that it stands on. */
  readonly back: string
}

/** What the visitor saw last, with the way to clear it; without a script too. */
export function OpenedShelf({ shelf, home, locale, back }: OpenedShelfProps) {
  return (
    <ProductShelf
      shelf={shelf}
      home={home}
      locale={locale}
      aside={
        <Form method="post" action={`${home}/search-product/opened`}>
          <input type="hidden" name="back" value={back} />
          <Button type="submit" kind="quiet" size="small">
            {m.search_shelf_opened_clear()}
          </Button>
        </Form>
      }
    />
  )
}
