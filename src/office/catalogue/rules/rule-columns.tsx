import type { DeskLimit, DeskRule } from '#catalog/stores/read-rule-desk.ts'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { m } from '#words/messages.js'

type Named = { readonly name: string }

const asks: Readonly<Record<string, () => string>> = {
  refuse: m.catalogue_rule_refuse,
  permit: m.catalogue_rule_permit,
  limit: m.catalogue_rule_limit,
  end: m.catalogue_rule_end,
  most: m.catalogue_rule_most,
}

export const asksText = (one: string): string => asks[one]?.() ?? one

type Amount = { readonly most: number; readonly unit: string; readonly per: string }

/** As much as a limit allows, for a year or an order. */
export function limitText({ most, unit, per }: Amount): string {
  const amount =
    unit === 'grams' ? m.catalogue_grams({ grams: formatCount(most) }) : m.catalogue_pieces({ count: most })
  return per === 'year' ? m.catalogue_limit_year({ amount }) : m.catalogue_limit_order({ amount })
}

/** A rule that holds can be changed; one that has ended can be proposed once more. */
export function ruleColumns(here: string): readonly Column<DeskRule & Named>[] {
  return [
    { key: 'kind', title: m.catalogue_rule_kind(), lead: true, cell: ({ name }) => name },
    {
      key: 'asks',
      title: m.catalogue_rule_asks(),
      cell: ({ asks: one }) => (
        <Badge tone={one === 'refuse' ? 'bad' : 'warn'} size="small" wraps>
          {asksText(one)}
        </Badge>
      ),
    },
    ...times<DeskRule & Named>(),
    {
      key: 'source',
      title: m.catalogue_rule_source(),
      wide: true,
      cell: ({ source }) => <bdi className="block text-sm wrap-break-word sm:min-w-72">{source}</bdi>,
    },
    {
      key: 'do',
      title: m.catalogue_rule_change(),
      wide: true,
      cell: ({ kind, asks: one, source, isNow }) => (
        <TextLink
          to={`${here}?${new URLSearchParams(isNow ? { kind, asks: one } : { kind, asks: one, source })}`}
          className="min-h-8 text-sm"
        >
          {isNow ? m.catalogue_rule_change() : m.catalogue_rule_put_back()}
        </TextLink>
      ),
    },
  ]
}

export function limitColumns(here: string, locale: Locale): readonly Column<DeskLimit & Named>[] {
  return [
    { key: 'kind', title: m.catalogue_rule_kind(), lead: true, cell: ({ name }) => name },
    {
      key: 'most',
      title: m.catalogue_limit_most(),
      cell: limitText,
    },
    {
      key: 'categories',
      title: m.catalogue_category(),
      wide: true,
      cell: ({ categories }) => categories.map((one) => categoryName(one, locale)).join(' · '),
    },
    ...times<DeskLimit & Named>(),
    {
      key: 'source',
      title: m.catalogue_rule_source(),
      wide: true,
      cell: ({ source, doubt }) => (
        <span className="block text-sm wrap-break-word sm:min-w-72">
          <bdi className="block">{source}</bdi>
          {doubt !== '' && <bdi className="block text-soft">{doubt}</bdi>}
        </span>
      ),
    },
    {
      key: 'do',
      title: m.catalogue_rule_change(),
      wide: true,
      cell: ({ kind, per, from, isNow }) => (
        <TextLink to={`${here}?${new URLSearchParams({ limit: kind, per, of: from })}`} className="min-h-8 text-sm">
          {isNow ? m.catalogue_rule_change() : m.catalogue_rule_put_back()}
        </TextLink>
      ),
    },
  ]
}

function times<Row extends Pick<DeskRule, 'from' | 'to' | 'isNow'>>(): readonly Column<Row>[] {
  return [
    { key: 'from', title: m.catalogue_pin_from(), cell: ({ from }) => <bdi className="figures">{from}</bdi> },
    {
      key: 'to',
      title: m.catalogue_pin_to(),
      cell: ({ to }) => (to === null ? m.catalogue_pin_open() : <bdi className="figures">{to}</bdi>),
    },
    {
      key: 'state',
      title: m.catalogue_state(),
      cell: ({ isNow }) => (isNow ? m.catalogue_rule_now() : m.catalogue_rule_not_now()),
    },
  ]
}
