import { m } from '#words/messages.js'

export type Lost = { readonly what: 'lost' | 'seized' | 'destroyed'; readonly why: string | null }

const texts: Readonly<Record<Lost['what'], () => string>> = {
  lost: m.account_written_off_lost,
  seized: m.account_written_off_seized,
  destroyed: m.account_written_off_destroyed,
}

/** Goods that never arrive: what happened, in plain words. */
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
