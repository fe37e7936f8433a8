import { type ReactNode, useEffect, useState } from 'react'
import type { ReadingStep } from '#catalog/reader/fetching/read-link.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { DoingList, type DoingState } from '#platform/ui/show/progress.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { ReadingRoom } from '#selling/cart/product/reading-room.tsx'
import { m } from '#words/messages.js'
import { AddHeading } from './add-heading.tsx'
import { type DraftCost, parseDraftCost } from './draft-cost.ts'
import type { LinkFacts, LoadedDraft } from './load-draft.ts'
import { readingEvents } from './reading-events.ts'

type LiveReadingProps = {
  readonly home: string
  readonly link: string
  /** What the link alone shows. */
  readonly facts: LinkFacts
  /** The address of the finished page; by default the add page, whose address then has the reading's id. */
  readonly again?: string
  readonly children: (draft: LoadedDraft, cost: DraftCost | null) => ReactNode
}

type ReadDraft = { readonly draft: LoadedDraft; readonly cost: DraftCost | null }

/**
 * Reads a link while the customer watches: each step as it is reached, then the filled form. Without JavaScript the
 * finished page is requested.
 */
export function LiveReading({ home, link, facts, again, children }: LiveReadingProps) {
  const waiting = again ?? `${home}/cart/add?link=${encodeURIComponent(link)}&wait=1`
  const isAddPage = again === undefined
  const [reached, setReached] = useState<{ readonly steps: readonly ReadingStep[]; readonly facts: LinkFacts }>({
    steps: ['cleaned'],
    facts,
  })
  const [draft, setDraft] = useState<ReadDraft | 'failed' | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const follow = async () => {
      const { body, ok } = await fetch(`${home}/cart/reading?link=${encodeURIComponent(link)}`, { signal: left.signal })
      if (!ok || !body) throw new Error('no reading')
      for await (const event of readingEvents(body)) {
        if (event.kind === 'step')
          setReached((before) => ({ steps: [...before.steps, event.step], facts: event.facts }))
        else if (event.kind === 'failed') setDraft('failed')
        else {
          setDraft({ draft: event.draft, cost: event.cost === null ? null : parseDraftCost(event.cost) })
          if (isAddPage) keepReading(home, event.draft)
        }
      }
    }
    follow().catch(() => {
      if (!left.signal.aborted) setDraft('failed')
    })
    return () => left.abort()
  }, [home, link, isAddPage])
  if (draft === 'failed')
    return (
      <>
        {isAddPage && <AddHeading home={home} />}
        <Failed again={waiting} />
      </>
    )
  if (draft) return children(draft.draft, draft.cost)
  const progress = <ReadingProgress steps={reached.steps} facts={reached.facts} />
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${waiting}`} />
      </noscript>
      {isAddPage ? <ReadingRoom facts={reached.facts}>{progress}</ReadingRoom> : <PlainRoom>{progress}</PlainRoom>}
    </>
  )
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

/** Returning to this page shows what was read, without reading again. */
function keepReading(home: string, { form }: LoadedDraft): void {
  const id = form?.typed.readingId
  if (id) window.history.replaceState(window.history.state, '', `${home}/cart/add?reading=${id}`)
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
