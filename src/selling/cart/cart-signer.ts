import { createHmac, timingSafeEqual } from 'node:crypto'
import { definePort } from '#platform/work/ports.ts'

/** Signs what we give to a guest's browser, so that only our own data comes back as a cart. */
export type CartSigner = {
  readonly sign: (text: string) => string
  readonly isSigned: (text: string, signature: string) => boolean
}

export const cartSigner = definePort<CartSigner>('cart signer')

export function makeCartSigner(secret: string): CartSigner {
  const sign = (text: string) =>
    createHmac('sha256', secret).update('cart:').update(text).digest().subarray(0, 16).toString('base64url')
  return {
    sign,
    isSigned: (text, signature) => {
      const [expected, given] = [Buffer.from(sign(text)), Buffer.from(signature)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
