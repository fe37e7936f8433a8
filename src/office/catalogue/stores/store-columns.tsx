import type { StoreRow } from '#catalog/stores/read-store-facts.ts'
import { originName } from '#office/catalogue/origin-name.ts'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { StoreMark } from '#platform/ui/show/store-mark.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

export function storeColumns(here: string, locale: Locale): readonly Column<StoreRow>[] {
  return [
    {
      key: 'store',
      title: m.catalogue_store(),
      lead: true,
      wide: true,
      cell: ({ name, domain, mark }) => (
        <span className="flex min-w-0 items-center gap-3">
          <StoreMark name={mark || name.en} />
          <span className="min-w-0">
            <bdi className="block font-semibold">{name[locale]}</bdi>
            <Ltr className="block text-xs text-soft">{domain}</Ltr>
          </span>
        </span>
      ),
    },
    {
      key: 'other',
      title: m.catalogue_store_other_name(),
      cell: ({ name }) => <bdi>{name[locale === 'ar' ? 'en' : 'ar']}</bdi>,
    },
    { key: 'country', title: m.catalogue_country(), cell: ({ country }) => originName(country) },
    { key: 'currency', title: m.catalogue_currency(), cell: ({ currency }) => <Ltr>{currency}</Ltr> },
    {
      key: 'rules',
      title: m.catalogue_store_rules(),
      wide: true,
      cell: ({ rules }) => (rules[locale] === '' ? '—' : <bdi className="line-clamp-2">{rules[locale]}</bdi>),
    },
    {
      key: 'state',
      title: m.catalogue_state(),
      cell: ({ isOn }) => (
        <Badge tone={isOn ? 'ok' : 'warn'} size="small">
          {isOn ? m.catalogue_store_on() : m.catalogue_store_off()}
        </Badge>
      ),
    },
    { key: 'act', title: m.catalogue_act(), cell: (row) => <Acts row={row} here={here} locale={locale} /> },
  ]
}

type ActsProps = { readonly row: StoreRow; readonly here: string; readonly locale: Locale }

function Acts({ row: { domain, name, isOn }, here, locale }: ActsProps) {
  const of = `store=${encodeURIComponent(domain)}`
  const named = { name: isolate(name[locale]) }
  return (
    <span className="flex gap-x-4 whitespace-nowrap">
      <TextLink to={`${here}?do=edit&${of}`} quiet className="min-h-11">
        <span aria-hidden="true">{m.catalogue_edit()}</span>
        <span className="sr-only">{m.catalogue_edit_named(named)}</span>
      </TextLink>
      <TextLink to={`${here}?do=switch&${of}`} quiet className="min-h-11">
        <span aria-hidden="true">{isOn ? m.catalogue_switch_off() : m.catalogue_switch_on()}</span>
        <span className="sr-only">
          {isOn ? m.catalogue_switch_off_named(named) : m.catalogue_switch_on_named(named)}
        </span>
      </TextLink>
    </span>
  )
}
