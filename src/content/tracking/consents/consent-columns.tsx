import { sayCompany } from '#content/tracking/forwarding/say-companies.ts'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ConsentRow } from './read-consents.ts'
import { sayConsent } from './say-consent.ts'

type Shown = ConsentRow & { readonly time: string }

/** The register's columns; companies stand with the consent to be counted alone. */
export function consentColumns(of: 'measuring' | 'newsletter', locale: Locale): readonly Column<Shown>[] {
  const companies: Column<Shown> = {
    key: 'companies',
    title: m.tracking_consents_companies(),
    cell: ({ receivers }) =>
      receivers.length === 0
        ? '—'
        : new Intl.ListFormat(locale).format(receivers.map((name) => sayCompany(name, locale))),
  }
  return [
    { key: 'at', title: m.tracking_consents_at(), lead: true, cell: ({ time }) => <Ltr>{time}</Ltr> },
    {
      key: 'said',
      title: m.tracking_consents_said(),
      cell: ({ said }) => (
        <Badge tone={said === 'yes' || said === 'confirmed' ? 'ok' : 'neutral'}>{sayConsent(said, locale)}</Badge>
      ),
    },
    ...(of === 'measuring' ? [companies] : []),
    {
      key: 'who',
      title: of === 'measuring' ? m.tracking_consents_visitor() : m.tracking_consents_address(),
      cell: (row) => (
        <span className="flex flex-col items-start max-sm:items-end">
          {of === 'measuring' && <Ltr>{row.of}</Ltr>}
          {row.email !== null &&
            (row.customerId === null ? (
              <bdi className="wrap-anywhere">{row.email}</bdi>
            ) : (
              <TextLink to={`/${locale}/ops/customers/${row.customerId}`}>
                <bdi className="wrap-anywhere">{row.email}</bdi>
              </TextLink>
            ))}
        </span>
      ),
    },
    {
      key: 'wording',
      title: m.tracking_consents_wording(),
      wide: true,
      cell: ({ wording, locale: said }) =>
        wording === '' ? (
          '—'
        ) : (
          <span lang={said} dir={said === 'ar' ? 'rtl' : 'ltr'} className="block text-sm">
            {wording}
          </span>
        ),
    },
  ]
}
