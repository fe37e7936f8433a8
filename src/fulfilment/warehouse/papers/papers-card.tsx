import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { paperKinds } from './paper-kinds.ts'

type PapersProps = {
  readonly number: string
  /** The version that was handed over; null while the papers may still change. */
  readonly version: number | null
}

const names = {
  manifest: m.warehouse_manifest,
  'packing-list': m.warehouse_paper_packing_list,
  invoice: m.warehouse_paper_invoice,
} as const
const languages = [
  { lang: 'ar', text: m.warehouse_in_arabic },
  { lang: 'en', text: m.warehouse_in_english },
] as const

/** The papers of a shipment, in both languages, to print and as tables. */
export function PapersCard({ number, version }: PapersProps) {
  const root = `/api/ops/shipments/${number}`
  const links = (kind: string, lang: string) => (
    <span className="flex flex-wrap gap-x-4">
      {(['pdf', 'csv'] as const).map((as) => (
        <TextLink key={as} href={`${root}/papers/${kind}?lang=${lang}&as=${as}`} newTab={as === 'pdf'}>
          {as.toUpperCase()}
        </TextLink>
      ))}
    </span>
  )
  return (
    <Card
      title={m.warehouse_papers()}
      aside={
        <span className="text-sm text-soft">
          {version === null ? m.warehouse_papers_open() : m.warehouse_papers_frozen({ version })}
        </span>
      }
      className="mb-4"
    >
      <Table
        caption={m.warehouse_papers()}
        columns={[
          { key: 'paper', title: m.warehouse_paper(), lead: true, cell: (kind) => names[kind]() },
          ...languages.map(({ lang, text }) => ({
            key: lang,
            title: text(),
            cell: (kind: (typeof paperKinds)[number]) => links(kind, lang),
          })),
        ]}
        rows={paperKinds}
        rowKey={(kind) => kind}
        dense
      />
      <p className="pt-3">
        <TextLink href={`${root}/box-labels`} newTab>
          {m.warehouse_paper_box_label_sheet()}
        </TextLink>
      </p>
    </Card>
  )
}
