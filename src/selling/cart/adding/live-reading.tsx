import { type ReactNode, useEffect, useState } from 'react'
import type { ReadingStep } from '#catalog/reader/fetching/read-link.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import type { LinkFacts, LoadedDraft } from './load-draft.ts'
import { readingEvents } from './reading-events.ts'
import { ReadingProgress } from './reading-progress.tsx'

type LiveReadingProps = {
  readonly home: string
  readonly link: string
  /** What the link alone tells. */
  readonly facts: LinkFacts
  /** Where the finished page is; the add page where nothing else is said, whose address then keeps the reading. */
  readonly again?: string
  readonly children: (draft: LoadedDraft) => ReactNode
}

/** Reads a link before the customer's eyes: each step as it is reached, then the filled form. Without JavaScript the finished page is asked for. */
export function LiveReading({ home, link, facts, again, children }: LiveReadingProps) {
  const waiting = again ?? `${home}/cart/add?link=${encodeURIComponent(link)}&wait=1`
  const isAddPage = again === undefined
  const [reached, setReached] = useState<{ readonly steps: readonly ReadingStep[]; readonly facts: LinkFacts }>({
    steps: ['cleaned'],
    facts,
  })
  const [draft, setDraft] = useState<LoadedDraft | 'failed' | null>(null)
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
          setDraft(event.draft)
          if (isAddPage) keepReading(home, event.draft)
        }
      }
    }
    follow().catch(() => {
      if (!left.signal.aborted) setDraft('failed')
    })
    return () => left.abort()
  }, [home, link, isAddPage])
  if (draft === 'failed') return <Failed again={waiting} />
  if (draft) return children(draft)
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${waiting}`} />
      </noscript>
      {/* As high as the screen: nothing below it moves when the longer form takes its place. */}
      <div className="min-h-svh">
        <ReadingProgress steps={reached.steps} facts={reached.facts} />
      </div>
    </>
  )
}

/** Coming back to this page shows what was read, and reads nothing again. */
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
