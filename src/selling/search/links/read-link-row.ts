import type { Money } from '#platform/values/amounts/money.ts'

/** What a link of a list gave. */
export type ReadLink =
  | {
      readonly kind: 'read'
      readonly readingId: string
      /** Adding it twice adds it once. */
      readonly key: string
      /** The fields of the item form. */
      readonly typed: Readonly<Record<string, string>>
      readonly title: string
      readonly image: string | null
      readonly prohibited: string | null
      /** What it adds to the cart's total; null until something is chosen or filled in. */
      readonly landed: Money | null
      readonly isAbout: boolean
    }
  /** Nothing was found on the page: its own page says what can be done. */
  | { readonly kind: 'unread'; readonly readingId: string; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string }
