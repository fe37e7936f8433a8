import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { SyncFailure } from '#selling/cart/page/load-cart.ts'
import { m } from '#words/messages.js'

/** What a guest collected and could not be moved into the cart is not ordered: that is said at every step. */
export function LeftOut({ home, failure }: { readonly home: string; readonly failure: SyncFailure }) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title={m.checkout_left_out_title()}
      action={<ButtonLink to={`${home}/cart`}>{m.checkout_left_out_cart()}</ButtonLink>}
    >
      <p>{failure.message ?? m.cart_sync_happened()}</p>
      <p className="text-soft">{m.checkout_left_out_text()}</p>
    </Notice>
  )
}
