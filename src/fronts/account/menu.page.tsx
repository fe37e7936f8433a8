import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Count } from '#platform/ui/lists/count.tsx'
import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import { m } from '#words/messages.js'
import { accountMenu } from './account-menu.ts'
import { loadAccount } from './load-account.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadAccount(visitOf(context), request)
}

/** The account's menu as its own page, for phones. */
export default function MenuPage() {
  const { locale, counts } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{m.account_menu()}</PageTitle>
      <PageHeading title={m.account_menu()} />
      <div className="flex flex-col gap-6">
        {accountMenu(`/${locale}`, '', counts).map(({ title, links }) => (
          <section key={title}>
            <h2 className="mb-2 text-sm text-soft">{title}</h2>
            <LinkRows
              {...(title && { label: title })}
              items={links.map(({ to, text, icon, count }) => ({
                to,
                title: text,
                ...(icon && { icon }),
                ...(count && { aside: <Count value={count} /> }),
              }))}
            />
          </section>
        ))}
      </div>
    </>
  )
}
