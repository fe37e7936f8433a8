import { Form } from 'react-router'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { InView } from '#platform/ui/frame/in-view.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { SimilarItem } from '#selling/cart/similar-item.ts'
import { m } from '#words/messages.js'
import type { DraftCost } from './draft-cost.ts'

export type AddItemAnswer = {
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>>
  readonly signInTo: string | null
  readonly similar: SimilarItem | null
  /** What the form costs as it was sent. */
  readonly cost: DraftCost
}

type AddNoticesProps = { readonly home: string; readonly answer: AddItemAnswer | null }

/** Why goods were not added, with the way on: the browser's cart is full, or they are in the cart already. */
export function AddNotices({ home, answer }: AddNoticesProps) {
  if (!answer?.signInTo && !answer?.similar) return null
  return (
    <InView of={answer} className="mb-4 max-lg:pt-4">
      {answer.signInTo && <FullCart signInTo={answer.signInTo} text={answer.errors.general ?? ''} />}
      {answer.similar && <Similar home={home} similar={answer.similar} text={answer.errors.general ?? ''} />}
    </InView>
  )
}

function FullCart({ signInTo, text }: { readonly signInTo: string; readonly text: string }) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title={text}
      action={
        <ButtonLink kind="primary" to={signInTo}>
          {m.cart_sign_in()}
        </ButtonLink>
      }
    />
  )
}

type SimilarProps = { readonly home: string; readonly similar: SimilarItem; readonly text: string }

function Similar({ home, similar: { itemId, quantity }, text }: SimilarProps) {
  return (
    <Notice
      tone="warn"
      role="alert"
      title={text}
      action={
        <>
          <Form method="post" action={`${home}/cart`}>
            <input type="hidden" name="do" value="quantity" />
            <input type="hidden" name="itemId" value={itemId} />
            <input type="hidden" name="quantity" value={quantity} />
            <SubmitButton>{m.cart_similar_raise({ count: quantity })}</SubmitButton>
          </Form>
          <ButtonLink to={`${home}/cart/items/${itemId}`}>{m.cart_similar_open()}</ButtonLink>
        </>
      }
    >
      {m.cart_similar_text()}
    </Notice>
  )
}
