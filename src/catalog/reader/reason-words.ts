import type { ReadingFailure } from './fetching/read-link.ts'

const KEYS: Readonly<Record<string, string>> = {
  CAPTCHA: 'reader_reason_captcha',
  NOT_FOUND: 'reader_reason_not_found',
  HTTP_404: 'reader_reason_not_found',
  HTTP_410: 'reader_reason_not_found',
  LOGIN: 'reader_reason_login',
  HTTP_401: 'reader_reason_login',
  HTTP_403: 'reader_reason_captcha',
  HTTP_429: 'reader_reason_captcha',
  CATEGORY: 'reader_reason_listing',
  SEARCH: 'reader_reason_listing',
  HOME: 'reader_reason_listing',
  ARTICLE: 'reader_reason_not_a_product',
  NOT_GOODS: 'reader_reason_not_a_product',
  NOT_HTML: 'reader_reason_not_a_product',
  TIMEOUT: 'reader_reason_slow',
  BUSY: 'reader_reason_slow',
  UNREACHABLE: 'reader_reason_unreachable',
  REFUSED_ADDRESS: 'refusal_invalid_link',
  INVALID_LINK: 'refusal_invalid_link',
  NOT_A_PRODUCT: 'refusal_not_a_product_link',
}

const GONE = new Set(['NOT_FOUND', 'HTTP_404', 'HTTP_410'])

/** Whether the shop says that there is no such page any more: nothing of it can be bought. */
export function isGone(reason: ReadingFailure | string | null): boolean {
  return reason !== null && GONE.has(reason)
}

/** The message key that tells a customer why nothing was read. */
export function reasonKey(reason: ReadingFailure | string): string {
  return KEYS[reason] ?? (/^HTTP_5/.test(reason) ? 'reader_reason_unreachable' : 'reader_reason_unread')
}
