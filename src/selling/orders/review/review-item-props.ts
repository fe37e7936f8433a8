import type { Choice } from '#platform/ui/forms/select.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { ReviewedItem } from './read-review.ts'

export type ReviewItemProps = {
  readonly item: ReviewedItem
  readonly locale: Locale
  readonly site: Site
  readonly now: Date
  readonly choices: { readonly currencies: readonly string[]; readonly categories: readonly Choice[] }
  readonly errors: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
  readonly isEditable: boolean
}
