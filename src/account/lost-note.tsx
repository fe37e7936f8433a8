import { z } from 'zod'
import { m } from '#words/messages.js'

export type Lost = { readonly what: 'lost' | 'seized' | 'destroyed'; readonly why: string | null }

const facts = z.object({ what: z.enum(['lost', 'seized', 'destroyed']) })

/** What became of goods that were written off, from their history. */
export function lossOf(data: unknown): Lost['what'] {
  return facts.catch({ what: 'lost' }).parse(data).what
}

const texts: Readonly<Record<Lost['what'], () => string>> = {
  lost: m.account_written_off_lost,
  seized: m.account_written_off_seized,
  destroyed: m.account_written_off_destroyed,
}

/** Goods that never arrive: what happened, said as it is. */
export function LostNote({ lost }: { readonly lost: Lost }) {
  return (
    <>
      {texts[lost.what]()}
      {lost.why && (
        <bdi className="block" dir="auto">
          {lost.why}
        </bdi>
      )}
    </>
  )
}
