import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { brand } from '#platform/settings/brand.ts'
import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { Mark } from '#platform/ui/frame/logo.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { bookmarkletCode } from './bookmarklet-code.ts'

export const handle = { frame: { width: 'text' } }

export function loader({ context }: LoaderFunctionArgs) {
  const { origin, locale } = visitOf(context)
  return { code: bookmarkletCode(origin, locale), name: brand.name[locale] }
}

/** Two ways to send us a page without copying its link: sharing on a phone, a bookmark on a computer. */
export default function Bookmarklet() {
  const { code, name } = useLoaderData<typeof loader>()
  const phone = [
    m.storefront_bookmarklet_phone_install(),
    m.storefront_bookmarklet_phone_share({ name }),
    m.storefront_bookmarklet_check(),
  ]
  const computer = [m.storefront_bookmarklet_drag(), m.storefront_bookmarklet_press(), m.storefront_bookmarklet_check()]
  return (
    <>
      <PageTitle>{m.storefront_bookmarklet_title()}</PageTitle>
      <meta name="description" content={m.storefront_bookmarklet_lead()} />
      <PageHeading title={m.storefront_bookmarklet_title()} lead={m.storefront_bookmarklet_lead()} />
      <div className="flex flex-col gap-6">
        <Card title={m.storefront_bookmarklet_phone()}>
          <Steps steps={phone} />
        </Card>
        <Card title={m.storefront_bookmarklet_computer()}>
          <Steps steps={computer} />
          <div className="my-5">
            <DraggableLink code={code} text={m.storefront_bookmarklet_button({ name })} />
          </div>
          <CopyCode
            code={code}
            label={m.storefront_bookmarklet_code()}
            copyLabel={m.storefront_bookmarklet_copy()}
            copiedLabel={m.storefront_bookmarklet_copied()}
          />
        </Card>
      </div>
    </>
  )
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className="list-decimal ps-5 marker:text-sea">
      {steps.map((step) => (
        <li key={step} className="py-1 ps-1">
          {step}
        </li>
      ))}
    </ol>
  )
}

/** React writes no script addresses, so the link gets its own once the page stands. Pressed here it does nothing. */
function DraggableLink({ code, text }: { readonly code: string; readonly text: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const one = link.current
    const stay = (event: Event) => event.preventDefault()
    one?.setAttribute('href', code)
    one?.addEventListener('click', stay)
    return () => one?.removeEventListener('click', stay)
  }, [code])
  return (
    <a
      ref={link}
      href="#bookmarklet"
      className="inline-flex min-h-11 cursor-grab items-center gap-2 rounded border-2 border-dashed border-edge px-4 font-semibold text-ink no-underline"
    >
      <Mark size={24} />
      {text}
    </a>
  )
}
