import { Change } from '#platform/ui/show/change.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type DueChangeProps = { readonly before: Money; readonly after: Money; readonly locale: Locale }

/** The total rose in the review: paying accepts it. */
export function DueChange({ before, after, locale }: DueChangeProps) {
  return (
    <Notice tone="warn" title={m.checkout_review_changed()}>
      <Change
        before={<Amount money={before} locale={locale} />}
        after={<Amount money={after} locale={locale} />}
        beforeLabel={m.checkout_was()}
        afterLabel={m.checkout_is_now()}
      />
      <p className="mt-2 text-soft">{m.checkout_paying_accepts()}</p>
    </Notice>
  )
}
