import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { requireProvedPage } from '#people/proofs/take-proof.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { heldSections } from './held-data.ts'
import { heldFields, heldNames } from './held-names.ts'
import { HeldText } from './held-text.tsx'
import { type HeldRow, readHeldData } from './read-held-data.ts'

const shownRows = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  await requireProvedPage(visit, request)
  const { sections } = await visit.write(readHeldData)
  const shown = heldSections.map(({ name, fields }) => ({
    name,
    fields,
    count: sections[name].length,
    rows: sections[name].slice(0, shownRows).map((row) => onlyShown(row, fields)),
  }))
  return { sections: shown.filter(({ count }) => count > 0), locale: visit.locale, site: visit.site }
}

function onlyShown(row: HeldRow, fields: readonly string[]): HeldRow {
  return Object.fromEntries(fields.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]])))
}

/** All that we hold of the customer, for reading; the file beside it has every column. */
export default function DataPage() {
  const { sections, locale, site } = useLoaderData<typeof loader>()
  return (
    <div className="flex max-w-text flex-col gap-5">
      <PageTitle>{m.account_data_title()}</PageTitle>
      <PageHeading
        title={m.account_data_title()}
        lead={m.account_data_lead()}
        back={{ to: `/${locale}/account/profile`, text: m.account_profile() }}
      />
      <div className="flex flex-wrap items-center gap-4">
        <ButtonLink href="/api/users/data" icon="download">
          {m.account_data_file()}
        </ButtonLink>
        <TextLink to={`/${locale}/privacy/retention`}>{m.account_data_how_long()}</TextLink>
      </div>
      <Card>
        {sections.map(({ name, fields, rows, count }, place) => (
          <Disclosure
            key={name}
            open={place === 0}
            summary={
              <span className="flex grow justify-between gap-3">
                {heldNames[name]()}
                <span className="figures font-normal text-soft">{count}</span>
              </span>
            }
          >
            <ul className="flex flex-col gap-5 text-ink">
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a kind may be equal and never move
                <li key={at} className="border-line border-t pt-3 first:border-t-0 first:pt-0">
                  <Facts
                    items={fields.flatMap((field) =>
                      row[field] === undefined
                        ? []
                        : [
                            {
                              term: heldFields[field](),
                              value: <HeldText value={row[field]} locale={locale} site={site} />,
                            },
                          ],
                    )}
                  />
                </li>
              ))}
            </ul>
            {count > rows.length && (
              <p className="mt-3 text-soft">{m.account_data_more({ shown: rows.length, count })}</p>
            )}
          </Disclosure>
        ))}
      </Card>
    </div>
  )
}
