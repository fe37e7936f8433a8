import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Await } from 'react-router'
import type { ReadingStep } from '#catalog/reader/fetching/read-link.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { DoingList, type DoingState } from '#platform/ui/show/progress.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { ReadingRoom } from '#selling/cart/product/reading-room.tsx'
import { m } from '#words/messages.js'
import { AddHeading } from './add-heading.tsx'
import type { FoundDraft, Reading, ReadingNews } from './begin-reading.ts'
import type { DraftCost } from './draft-cost.ts'
import type { LinkFacts } from './pasted-link.ts'
import type { LoadedDraft } from './read-linked.ts'

type LiveReadingProps = {
  readonly home: string
  readonly reading: Reading
  /** The address of the finished page; by default the add page, whose address then has the reading's id. */
  readonly again?: string
  readonly children: (draft: LoadedDraft, cost: DraftCost | null) => ReactNode
}

/**
 * Reads a link while the customer watches: each step as it is reached, then the filled form. The form arrives with the
 * page, so that it needs no script to be shown; without JavaScript the finished page is requested.
 */
export function LiveReading({ home, reading, again, children }: LiveReadingProps) {
  const waiting = again ?? `${home}/cart/add?link=${encodeURIComponent(reading.link)}&wait=1`
  const isAddPage = again === undefined
  const failed = (
    <>
      {isAddPage && <AddHeading home={home} />}
      <Failed again={waiting} />
    </>
  )
  return (
    <Suspense fallback={<Waiting reading={reading} isAddPage={isAddPage} again={waiting} />}>
      <Await resolve={reading.found} errorElement={failed}>
        {(found) =>
          found === null ? (
            failed
          ) : (
            <Found home={home} found={found} isAddPage={isAddPage}>
              {children}
            </Found>
          )
        }
      </Await>
    </Suspense>
  )
}

type FoundProps = Pick<LiveReadingProps, 'home' | 'children'> & {
  readonly found: FoundDraft
  readonly isAddPage: boolean
}

function Found({ home, found: { draft, cost }, isAddPage, children }: FoundProps) {
  const id = isAddPage ? draft.form?.typed.readingId : undefined
  // Returning to this page shows what was read, without reading again.
  useEffect(() => {
    if (id) window.history.replaceState(window.history.state, '', `${home}/cart/add?reading=${id}`)
  }, [home, id])
  return children(draft, cost)
}

type WaitingProps = { readonly reading: Reading; readonly isAddPage: boolean; readonly again: string }

function Waiting({ reading, isAddPage, again }: WaitingProps) {
  const { steps, facts } = useSteps(reading)
  const progress = <ReadingProgress steps={steps} facts={facts} />
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${again}`} />
      </noscript>
      {isAddPage ? <ReadingRoom facts={facts}>{progress}</ReadingRoom> : <PlainRoom>{progress}</PlainRoom>}
    </>
  )
}

type Reached = { readonly steps: readonly ReadingStep[]; readonly facts: LinkFacts }

/** The steps that were reached so far; what follows after a lost connection is told by `found`. */
function useSteps({ facts, next }: Reading): Reached {
  const [reached, setReached] = useState<Reached>({ steps: ['cleaned'], facts })
  useEffect(() => {
    let isLeft = false
    const follow = async () => {
      for (let news: ReadingNews | null = await next; news && !isLeft; news = await news.next) {
        const { step, facts } = news
        setReached(({ steps }) => ({ steps: [...steps, step], facts }))
      }
    }
    follow().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [next])
  return reached
}

/** Where the finished page is another one: as high as the screen, so that nothing below moves when it comes. */
function PlainRoom({ children }: { readonly children: ReactNode }) {
  return (
    <div className="min-h-svh">
      <Card title={m.cart_reading_title()}>{children}</Card>
    </div>
  )
}

type ReadingProgressProps = { readonly steps: readonly ReadingStep[]; readonly facts: LinkFacts }

/** While a page is being read: what has been done and what is being done. */
function ReadingProgress({ steps, facts }: ReadingProgressProps) {
  const stateLabels = {
    done: m.cart_state_done(),
    now: m.cart_state_now(),
    next: m.cart_state_next(),
    failed: m.cart_state_failed(),
  }
  return <DoingList label={m.cart_reading_title()} stateLabels={stateLabels} items={doings(steps, facts)} />
}

function doings(steps: readonly ReadingStep[], { store }: LinkFacts) {
  const has = (step: ReadingStep) => steps.includes(step)
  const wasRefused = has('asked') && !has('fetched')
  const opened: DoingState = has('fetched') ? 'done' : wasRefused ? 'failed' : 'now'
  const asked: DoingState = has('parsed') ? 'done' : 'now'
  const found: DoingState = has('parsed') ? 'done' : has('fetched') && !has('asked') ? 'now' : 'next'
  return [
    { key: 'clean', text: m.cart_reading_clean(), state: 'done' as const },
    { key: 'open', text: m.cart_reading_open({ store: isolate(store) }), state: opened },
    ...(has('asked') ? [{ key: 'ask', text: m.cart_reading_ask(), state: asked }] : []),
    { key: 'find', text: m.cart_reading_find(), state: found },
    { key: 'fill', text: m.cart_reading_fill(), state: has('parsed') ? ('now' as const) : ('next' as const) },
  ]
}

function Failed({ again }: { readonly again: string }) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title={m.cart_reading_failed_title()}
      action={
        <ButtonLink kind="primary" to={again}>
          {m.cart_reading_again()}
        </ButtonLink>
      }
    >
      {m.cart_reading_failed_text()}
    </Notice>
  )
}
