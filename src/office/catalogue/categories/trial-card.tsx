import type { KindTrial } from '#catalog/products/kinds/try-kind.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { m } from '#words/messages.js'

type TrialCardProps = { readonly trial: KindTrial; readonly locale: Locale }

/** What a change would do to the products of the catalogue: how many, and the first with what was and what would be. */
export function TrialCard({ trial: { looked, isAll, named, categories, weights, first }, locale }: TrialCardProps) {
  const counts = { named: formatCount(named), looked: formatCount(looked) }
  return (
    <Card title={m.catalogue_kind_tried()} tone="sunken" id="trial">
      <p>{isAll ? m.catalogue_kind_tried_all(counts) : m.catalogue_kind_tried_some(counts)}</p>
      <p className="font-semibold">
        {m.catalogue_kind_tried_changes({ categories: formatCount(categories), weights: formatCount(weights) })}
      </p>
      {first.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3">
          {first.map(({ id, title, was, is }) => (
            <li key={id}>
              <TextLink to={`/${locale}/ops/catalogue/products/${id}`} quiet className="min-h-8">
                <bdi className="wrap-anywhere">{title}</bdi>
              </TextLink>
              {was.category !== is.category && (
                <p className="text-sm text-soft">
                  {line(m.catalogue_category(), categoryName(was.category, locale), categoryName(is.category, locale))}
                </p>
              )}
              {was.grams !== is.grams && (
                <p className="text-sm text-soft">
                  {line(m.catalogue_weight(), gramsText(was.grams), gramsText(is.grams))}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const line = (field: string, from: string, to: string) =>
  m.catalogue_change_line({ field, from: isolate(from), to: isolate(to) })

const gramsText = (grams: number | null) => (grams === null ? '—' : m.catalogue_grams({ grams: formatCount(grams) }))
