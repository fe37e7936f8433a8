import { useState } from 'react'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ItemView } from './item-view.ts'
import type { SyncFailure } from './load-cart.ts'

type CartNoticesProps = {
  readonly home: string
  /** The item that stops checkout. */
  readonly waiting: ItemView | null
  readonly locale: Locale
  readonly said: string | null
  readonly syncFailure: SyncFailure | null
  readonly problem: { readonly errors: FieldErrors } | null
}

const sayings: Readonly<Record<string, () => string>> = {
  added: m.cart_added,
  removed: m.cart_removed,
  saved: m.cart_saved,
  kept: m.cart_later_kept,
  taken: m.cart_later_taken,
  goods: m.cart_goods_added,
}

/** Messages about the last change of the cart, or its failure. */
export function CartNotices({ home, said, waiting, locale, syncFailure, problem }: CartNoticesProps) {
  const saying = said === null ? undefined : sayings[said]
  const errors = Object.values(problem?.errors ?? {})
  return (
    <>
      {syncFailure && <SyncFailed home={home} failure={syncFailure} />}
      {errors.length > 0 && (
        <Notice tone="bad" role="alert" className="mb-5">
          {errors.join(' ')}
        </Notice>
      )}
      {said === 'incomplete' && waiting && <Incomplete home={home} item={waiting} locale={locale} />}
      {errors.length === 0 && saying && (
        <Notice tone="ok" role="status" className="mb-5" closeLabel={m.cart_close()} closeTo={`${home}/cart`}>
          {saying()}
        </Notice>
      )}
    </>
  )
}

type IncompleteProps = { readonly home: string; readonly item: ItemView; readonly locale: Locale }

function Incomplete({ home, item, locale }: IncompleteProps) {
  const waitsFor = item.issues.filter(({ type }) => type !== 'Upload national id')
  return (
    <Notice
      tone="warn"
      role="alert"
      className="mb-5"
      title={m.cart_incomplete_title()}
      action={
        <ButtonLink kind="primary" to={`${home}/cart/items/${item.id}`}>
          {m.cart_complete()}
        </ButtonLink>
      }
    >
      <ProductTitle lines={2}>{item.title}</ProductTitle>
      <ul>
        {waitsFor.map(({ details }) => (
          <li key={details.en}>{details[locale]}</li>
        ))}
      </ul>
    </Notice>
  )
}

function SyncFailed({ home, failure }: { readonly home: string; readonly failure: SyncFailure }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      title={m.cart_sync_title()}
      closeLabel={m.cart_close()}
      onClose={() => setOpen(false)}
      size="small"
      actions={
        <ButtonLink kind="primary" href={`${home}/cart`}>
          {m.cart_sync_again()}
        </ButtonLink>
      }
    >
      <p>{m.cart_sync_happened()}</p>
      {failure.message && (
        <p className="mt-2 text-soft">{m.cart_sync_status({ status: failure.status, message: failure.message })}</p>
      )}
    </Dialog>
  )
}
