import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type Standing, sayStanding } from './say-standing.ts'

type ListedVersion = {
  readonly number: number
  readonly standing: Standing
  readonly why: string
  readonly by: string | null
  readonly publisher: string | null
  readonly changedAt: Date
  readonly beginsAt: Date | null
}

type TextVersionsProps = {
  readonly versions: readonly ListedVersion[]
  readonly versionTo: (number: number) => string
  readonly locale: Locale
  readonly site: Site
}

/** All versions of a text, the newest first: what each says otherwise, and the way back, is one press away. */
export function TextVersions({ versions, versionTo, locale, site }: TextVersionsProps) {
  return (
    <Card title={m.pages_versions()} flush>
      <Table
        caption={m.pages_versions()}
        rows={versions}
        rowKey={({ number }) => String(number)}
        rowTo={({ number }) => versionTo(number)}
        dense
        columns={[
          {
            key: 'number',
            title: m.pages_version_number(),
            lead: true,
            cell: ({ number }) => m.pages_version({ number }),
          },
          {
            key: 'state',
            title: m.pages_column_state(),
            cell: ({ standing }) => {
              const { tone, text } = sayStanding(standing)
              return (
                <Badge tone={tone} size="small">
                  {text}
                </Badge>
              )
            },
          },
          {
            key: 'begins',
            title: m.pages_version_from(),
            cell: ({ beginsAt }) => (beginsAt ? sayMoment(beginsAt, locale, site) : '—'),
          },
          {
            key: 'by',
            title: m.pages_version_by(),
            cell: ({ by, publisher }) => <bdi>{publisher ?? by ?? m.pages_changed_first()}</bdi>,
          },
          {
            key: 'why',
            title: m.pages_version_why(),
            wide: true,
            cell: ({ why }) => (why === '' ? '—' : <bdi>{why}</bdi>),
          },
        ]}
      />
    </Card>
  )
}
