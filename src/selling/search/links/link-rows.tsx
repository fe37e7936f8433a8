import { Suspense, useEffect, useState } from 'react'
import { Await, Form } from 'react-router'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Skeleton } from '#platform/ui/show/skeleton.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { WholePrice } from '#selling/cart/product/whole-price.tsx'
import { m } from '#words/messages.js'
import type { ReadLink } from './read-link-row.ts'
import type { LinkBeingRead } from './read-links.ts'

type LinkRowsProps = { readonly home: string; readonly locale: Locale; readonly links: readonly LinkBeingRead[] }

/** The links of a list, each as far as it was read. */
export function LinkRows({ home, locale, links }: LinkRowsProps) {
  const done = useDone(links)
  return (
    <section className="flex flex-col gap-3">
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-soft">
        {m.search_links_read({ done: String(done), all: String(links.length) })}
        <progress className="h-2 grow accent-sea" max={links.length} value={done} aria-hidden="true" />
      </p>
      <ol className="flex flex-col gap-3">
        {links.map(({ link, facts, read }) => (
          <li key={link} className="card">
            <div className="flex items-center gap-4">
              <Suspense fallback={<Waiting store={facts.store} link={link} />}>
                <Await resolve={read} errorElement={<Refused why="" link={link} home={home} />}>
                  {(found) => <Row found={found} link={link} store={facts.store} home={home} locale={locale} />}
                </Await>
              </Suspense>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How many were read so far. */
function useDone(links: readonly LinkBeingRead[]): number {
  const [done, setDone] = useState(0)
  useEffect(() => {
    let isLeft = false
    setDone(0)
    for (const { read } of links) {
      const count = () => {
        if (!isLeft) setDone((before) => before + 1)
      }
      Promise.resolve(read).then(count, count)
    }
    return () => {
      isLeft = true
    }
  }, [links])
  return done
}

function Waiting({ store, link }: { readonly store: string; readonly link: string }) {
  return (
    <>
      <Skeleton className="size-24 shrink-0" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{m.search_links_reading()}</span>
        <bdi className="block truncate text-sm text-soft">{store || link}</bdi>
        <Skeleton className="mt-2 h-6 w-32" />
      </span>
    </>
  )
}

type RowProps = {
  readonly found: ReadLink
  readonly link: string
  readonly store: string
  readonly home: string
  readonly locale: Locale
}

function Row({ found, link, store, home, locale }: RowProps) {
  if (found.kind !== 'read')
    return (
      <Refused
        why={found.kind === 'refused' ? found.why : ''}
        link={link}
        home={home}
        readingId={found.kind === 'unread' ? found.readingId : null}
      />
    )
  const { readingId, key, typed, title, image, prohibited, landed, isAbout } = found
  const page = `${home}/cart/add?reading=${readingId}`
  return (
    <>
      <ProductThumb src={image} alt="" size={96} />
      <div className="grid min-w-0 grow items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <ProductTitle to={page}>{title}</ProductTitle>
          <bdi className="block truncate text-sm text-soft">{store}</bdi>
          {prohibited && <p className="text-sm text-warn">{prohibited}</p>}
          {landed && (
            <p className="text-lg">
              {isAbout && <span className="text-sm text-soft">{m.search_about()} </span>}
              <WholePrice money={landed} isAbout={isAbout} locale={locale} />{' '}
              <span className="text-sm text-soft">{m.search_landed()}</span>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Form method="post" action={page}>
            {Object.entries({ ...typed, key, readingId, do: 'keep' }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <SubmitButton>{m.cart_add()}</SubmitButton>
          </Form>
          <ButtonLink to={page}>{m.search_links_open()}</ButtonLink>
        </div>
      </div>
    </>
  )
}

type RefusedProps = {
  readonly why: string
  readonly link: string
  readonly home: string
  readonly readingId?: string | null
}

function Refused({ why, link, home, readingId = null }: RefusedProps) {
  const page = readingId ? `reading=${readingId}` : `link=${encodeURIComponent(link)}`
  return (
    <span className="min-w-0 grow">
      <span className="block font-semibold text-warn">{why || m.search_links_failed()}</span>
      <bdi dir="ltr" className="block truncate text-sm text-soft">
        {link}
      </bdi>
      <TextLink to={`${home}/cart/add?${page}`} className="min-h-11">
        {m.search_links_open()}
      </TextLink>
    </span>
  )
}
