import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { DraftState } from './draft-moves.ts'
import type { DraftLine } from './read-drafts.ts'

const states: Readonly<Record<DraftState, { readonly tone: Tone; readonly name: () => string }>> = {
  editing: { tone: 'info', name: m.tariffs_state_editing },
  sent: { tone: 'wait', name: m.tariffs_state_sent },
  published: { tone: 'ok', name: m.tariffs_state_published },
  withdrawn: { tone: 'neutral', name: m.tariffs_state_withdrawn },
}

export function DraftBadge({
  state,
  size = 'small',
}: {
  readonly state: DraftState
  readonly size?: 'small' | 'regular'
}) {
  return (
    <Badge tone={states[state].tone} size={size}>
      {states[state].name()}
    </Badge>
  )
}

type DraftTableProps = { readonly drafts: readonly DraftLine[]; readonly locale: Locale; readonly site: Site }

/** Drafts with where they stand; what waits for a second person is marked. */
export function DraftTable({ drafts, locale, site }: DraftTableProps) {
  return (
    <Table
      caption={m.tariffs_drafts()}
      rows={drafts}
      rowKey={(draft) => String(draft.number)}
      rowTo={(draft) => `/${locale}/ops/pricing/drafts/${draft.number}`}
      marked={(draft) => draft.state === 'sent'}
      dense
      columns={[
        {
          key: 'number',
          title: m.tariffs_drafts(),
          lead: true,
          cell: (draft) => m.tariffs_draft({ number: String(draft.number) }),
        },
        { key: 'state', title: m.tariffs_state(), cell: (draft) => <DraftBadge state={draft.state} /> },
        { key: 'why', title: m.tariffs_why(), wide: true, cell: (draft) => <bdi>{draft.why || '—'}</bdi> },
        { key: 'by', title: m.tariffs_made_by(), cell: (draft) => <bdi>{draft.by}</bdi> },
        { key: 'at', title: m.tariffs_made_at(), cell: (draft) => <bdi>{sayMoment(draft.madeAt, locale, site)}</bdi> },
        {
          key: 'from',
          title: m.tariffs_valid_from(),
          cell: (draft) => (
            <bdi>{draft.validFrom ? sayMoment(draft.validFrom, locale, site) : m.tariffs_when_published()}</bdi>
          ),
        },
      ]}
    />
  )
}
