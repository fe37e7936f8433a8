import type { ReactNode } from 'react'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { Button } from '#platform/ui/forms/button.tsx'
import { StickyBar } from '#platform/ui/frame/sticky-bar.tsx'
import { Skeleton } from '#platform/ui/show/skeleton.tsx'
import { Stage } from '#platform/ui/show/stage.tsx'
import { StoreMark } from '#platform/ui/show/store-mark.tsx'
import type { LinkFacts } from '#selling/cart/adding/pasted-link.ts'
import { m } from '#words/messages.js'

type ReadingRoomProps = {
  readonly facts: LinkFacts
  /** What is done and what is being done, over the picture's place. */
  readonly children: ReactNode
}

/** The page of a product that is still being read: everything has its place already, so nothing moves when it comes. */
export function ReadingRoom({ facts, children }: ReadingRoomProps) {
  const add = (
    <Button size="large" icon="bag" disabled className="grow">
      {m.cart_add()}
    </Button>
  )
  return (
    <>
      <PageTitle>{m.cart_reading_title()}</PageTitle>
      <div className="product">
        <div className="gallery">
          <ul data-count={1}>
            <li>
              <Stage className="size-full">
                <Arch />
              </Stage>
              <div className="absolute inset-x-4 bottom-4 z-10 mx-auto max-w-100 rounded-large border border-line bg-surface p-4 shadow-lift">
                {children}
              </div>
            </li>
          </ul>
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:gap-6">
          <header className="flex flex-col gap-1.5">
            <p className="flex min-h-11 flex-wrap items-center gap-x-2.5">
              <StoreMark name={facts.store} />
              <bdi className="font-semibold break-words">{facts.store}</bdi>{' '}
              <span className="text-sm text-soft">{facts.country}</span>
            </p>
            <h1 className="sr-only">{m.cart_reading_title()}</h1>
            <Skeleton className="h-8 w-4/5 lg:h-11" />
            <Skeleton className="h-6 w-2/5" />
          </header>
          <div aria-hidden="true">
            <p className="text-sm font-semibold">{m.cart_product_landed()}</p>
            <Skeleton className="mt-1 h-10 w-52" />
            <Skeleton className="mt-6 h-3 w-full rounded-full" />
          </div>
          <div aria-hidden="true" className="flex gap-2 max-lg:hidden">
            <Skeleton className="size-22" />
            <Skeleton className="size-22" />
            <Skeleton className="size-22" />
          </div>
          <div className="flex items-center gap-5 rounded-large border border-line bg-surface p-4 shadow-lift max-lg:hidden">
            <span className="shrink-0 text-sm text-soft">{m.cart_product_soon()}</span>
            {add}
          </div>
        </div>
      </div>
      {/* The rest of the longer page that takes its place. */}
      <div className="h-[60svh]" />
      <StickyBar label={m.cart_product_total()} amount={<span aria-hidden="true">—</span>} note={m.cart_product_soon()}>
        {add}
      </StickyBar>
    </>
  )
}

/** The shop's arch, large, in the room of the picture. */
function Arch() {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="absolute top-[8%] h-[62%] text-[#fffefb]/90">
      <path d="M4 26V15.5a12 12 0 0 1 24 0V26" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M16.75 9v8h6zM14.75 11.5v5.5h-4z" fill="currentColor" />
      <path d="M8.5 19h15l-1.7 3.7a2.5 2.5 0 0 1-2.3 1.5h-7a2.5 2.5 0 0 1-2.3-1.5z" fill="currentColor" />
      <path
        d="M2.5 28.75c2.25-1.65 4.5-1.65 6.75 0s4.5 1.65 6.75 0 4.5-1.65 6.75 0 4.5 1.65 6.75 0"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
