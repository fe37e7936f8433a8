import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { m } from '#words/messages.js'

/** When it comes, and what is promised whatever happens. */
export function ProductPromises({ arrival }: { readonly arrival: string | null }) {
  return (
    <ul className="card px-4 py-2 [--radius:var(--radius-large)]">
      {arrival && (
        <OnePromise
          icon="calendar"
          text={m.cart_product_arrival({ days: arrival })}
          note={m.cart_product_arrival_note()}
        />
      )}
      <OnePromise icon="camera" text={m.cart_product_promise_photo()} />
      <OnePromise icon="refresh" text={m.cart_product_promise_cancel()} />
    </ul>
  )
}

type PromiseProps = { readonly icon: IconName; readonly text: string; readonly note?: string }

function OnePromise({ icon, text, note }: PromiseProps) {
  return (
    <li className="flex min-h-12 items-center gap-3.5 py-1">
      <Icon name={icon} size={24} className="text-sea" />
      <span>
        <span className="block font-semibold">{text}</span>
        {note && <span className="block text-sm text-soft">{note}</span>}
      </span>
    </li>
  )
}
