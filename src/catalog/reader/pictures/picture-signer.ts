import { createHmac, timingSafeEqual } from 'node:crypto'
import { lruCache } from '#platform/work/lru-cache.ts'

/** Makes and checks addresses of our picture proxy: it fetches only what we ourselves put on a page. */
export type PictureSigner = {
  /** Our address for a foreign picture; an address that is not http(s) is returned unchanged. */
  readonly address: (source: string) => string
  /** The source of a signed address; null if we did not sign it. */
  readonly sourceOf: (of: string, by: string) => string | null
}

/** A list shows the same pictures again and again. */
const MOST_SIGNED = 20_000

export function makePictureSigner(secret: string): PictureSigner {
  const signed = lruCache<string>(MOST_SIGNED)
  const sign = (source: string) =>
    createHmac('sha256', secret).update('picture:').update(source).digest().subarray(0, 16).toString('base64url')
  return {
    address(source) {
      if (!/^https?:\/\//i.test(source)) return source
      const made = () => `/pictures?of=${Buffer.from(source).toString('base64url')}&by=${sign(source)}`
      return signed.get(source) ?? signed.set(source, made())
    },
    sourceOf(of, by) {
      const source = Buffer.from(of, 'base64url').toString()
      const [expected, given] = [Buffer.from(sign(source)), Buffer.from(by)]
      return expected.length === given.length && timingSafeEqual(expected, given) ? source : null
    },
  }
}
