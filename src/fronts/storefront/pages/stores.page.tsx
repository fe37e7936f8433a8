import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readStoreRules } from '#catalog/stores/read-store-facts.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { m } from '#words/messages.js'
import { originName } from './origin-name.ts'
import { readFees } from './read-fees.ts'
import { storeGroups } from './store-groups.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale, site, read } = visitOf(context)
  const { routes, rules } = await read(async (work) => ({
    ...readFees(work, await readTables(work)),
    rules: await readStoreRules(work),
  }))
  return storeGroups(site, locale).map((group) => ({
    ...group,
    rules: group.stores
      .flatMap(({ name, domain }) => ({ name, text: rules.get(domain) ?? '' }))
      .filter(({ text }) => text !== ''),
    route: routes.find((route) => route.code === group.country) ?? null,
  }))
}

export default function Stores() {
  const groups = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{m.storefront_stores()}</PageTitle>
      <PageHeading title={m.storefront_stores_title()} lead={m.storefront_stores_page_lead()} />
      <div className="flex flex-col gap-6">
        {groups.map(({ origin, stores, route, rules }) => (
          <Card
            key={origin}
            title={originName(origin)}
            aside={route && <Rate price={route.price} grams={route.grams} />}
          >
            <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
              {stores.map(({ id, name, domain }) => (
                <li key={id}>
                  <a
                    href={`https://${domain}`}
                    target="_blank"
                    rel="noopener noreferrer"
                    title={m.storefront_stores_visit({ name })}
                    className="flex min-h-14 items-center gap-2 text-ink no-underline hover:text-sea focus-visible:rounded"
                  >
                    <span className="min-w-0 grow">
                      <span className="block font-semibold">
                        <bdi>{name}</bdi>
                      </span>
                      <span dir="ltr" className="block text-sm wrap-anywhere text-soft max-sm:text-xs rtl:text-end">
                        {domain}
                      </span>
                    </span>
                    <Icon name="external" size={16} className="shrink-0 text-soft" />
                  </a>
                </li>
              ))}
            </ul>
            {rules.length > 0 && (
              <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
                {rules.map(({ name, text }) => (
                  <div key={name}>
                    <dt className="font-semibold">
                      <bdi>{name}</bdi>
                    </dt>
                    <dd dir="auto" className="whitespace-pre-line break-words text-soft">
                      {text}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </Card>
        ))}
        <p className="text-soft">{m.storefront_stores_lead()}</p>
      </div>
    </>
  )
}

function Rate({ price, grams }: { readonly price: string; readonly grams: string }) {
  return (
    <span className="text-sm text-soft">
      {m.storefront_stores_from()}: {m.storefront_stores_rate({ price, grams })}
    </span>
  )
}
