import { Button } from '#platform/ui/forms/button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

/** Tells a member of staff that they see a customer's pages, can do nothing there, and until when. */
export function ViewedBanner({ until, back }: { readonly until: string; readonly back: string }) {
  return (
    <Notice
      tone="warn"
      title={m.account_viewed()}
      className="sticky top-2 z-20 mb-4"
      action={
        // A form of its own, sent to the console: forms of these pages are refused.
        <form method="post" action={back}>
          <Button type="submit" size="small" name="do" value="leave">
            {m.account_viewed_leave()}
          </Button>
        </form>
      }
    >
      {m.account_viewed_text({ time: isolate(until) })}
    </Notice>
  )
}
