import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

/** Which version of the price tables a price was made with. */
export type TablesFacts = { readonly id: string; readonly since: string; readonly source: string | null }

type CheckPriceProps = {
  readonly tables: TablesFacts
  /** The file with everything the price is made of; staff only read which tables it was made with. */
  readonly href: string | null
}

/** Below a price: the tables that made it, their source, and the file to compute it again. */
export function CheckPrice({ tables, href }: CheckPriceProps) {
  return (
    <Disclosure quiet summary={m.pricing_check()} className="mt-1">
      <p className="text-soft">{m.pricing_check_version({ since: tables.since })}</p>
      {tables.source && (
        <p className="text-soft">
          {m.pricing_check_source()} <bdi>{tables.source}</bdi>
        </p>
      )}
      <p className="text-xs break-all text-soft">
        <Ltr>{tables.id}</Ltr>
      </p>
      {href && (
        <>
          <p className="mt-2">{m.pricing_check_how()}</p>
          <p className="my-1 rounded bg-sunken px-2 py-1 text-xs">
            <Ltr>npm run --silent quote &lt; marsa-price.json</Ltr>
          </p>
          <TextLink href={href} className="min-h-11">
            {m.pricing_check_download()}
          </TextLink>
        </>
      )}
    </Disclosure>
  )
}
