import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

const doneTexts: Readonly<Record<string, (() => string) | undefined>> = {
  fetched: m.tariffs_rates_done_fetched,
  entered: m.tariffs_rates_done_entered,
  proposed: m.tariffs_rates_done_proposed,
  accepted: m.tariffs_rates_done_accepted,
  rejected: m.tariffs_rates_done_rejected,
}

/** What was just done with the rates, and whether one of their sources is out. */
export function RateNews({ done, isOut }: { readonly done: string | null; readonly isOut: boolean }) {
  const text = doneTexts[done ?? '']
  return (
    <>
      {text && (
        <Notice tone="ok" role="status" className="mb-3 py-2">
          {text()}
        </Notice>
      )}
      {isOut && (
        <Notice tone="warn" className="mb-3">
          {m.tariffs_rates_out()}
        </Notice>
      )}
    </>
  )
}
