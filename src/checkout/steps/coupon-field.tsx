import { Form } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { m } from '#words/messages.js'

type CouponFieldProps = {
  readonly home: string
  readonly coupon: { readonly code: string } | null
  /** This page, as it is chosen so far. */
  readonly back: string
}

/** A coupon for who forgot it in the cart: it is used there and leads back here; a wrong one is answered in the cart. */
export function CouponField({ home, coupon, back }: CouponFieldProps) {
  if (coupon) return null
  return (
    <Disclosure quiet summary={m.cart_coupon_question()} className="mt-3">
      <Form method="post" action={`${home}/cart`} className="flex items-end gap-2">
        <input type="hidden" name="do" value="applyCoupon" />
        <input type="hidden" name="back" value={back} />
        <Field
          label={m.cart_coupon_question()}
          name="code"
          ltr
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          required
          className="grow"
        />
        <Button type="submit">{m.cart_coupon_apply()}</Button>
      </Form>
    </Disclosure>
  )
}
