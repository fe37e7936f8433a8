import type { OfficeChange } from '#fulfilment/requests/offices/read-office-desk.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type Shown = Omit<OfficeChange, 'at'> & { readonly at: string; readonly hours: string }

const states = {
  planned: { tone: 'wait', text: m.settings_change_planned },
  applied: { tone: 'ok', text: m.settings_change_applied },
  withdrawn: { tone: 'neutral', text: m.settings_change_withdrawn },
} as const

/** Every change of an office, the newest first; what does not hold yet may be taken back. */
export function ChangeTable({ changes, locale }: { readonly changes: readonly Shown[]; readonly locale: Locale }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">{m.settings_changes()}</h2>
      <Table
        caption={m.settings_changes()}
        rows={changes}
        rowKey={({ id }) => id}
        dense
        columns={[
          { key: 'from', title: m.settings_office_from(), lead: true, cell: ({ from }) => <Ltr>{from}</Ltr> },
          {
            key: 'state',
            title: m.settings_office_state(),
            cell: ({ state }) => (
              <Badge tone={states[state].tone} size="small">
                {states[state].text()}
              </Badge>
            ),
          },
          { key: 'hours', title: m.settings_office_hours(), wide: true, cell: ({ hours }) => hours },
          {
            key: 'address',
            title: m.settings_office_address(),
            wide: true,
            cell: (one) => (locale === 'ar' ? one.addressAr : <bdi>{one.addressEn}</bdi>),
          },
          {
            key: 'why',
            title: m.settings_why(),
            wide: true,
            cell: ({ why }) => <bdi className="wrap-anywhere">{why}</bdi>,
          },
          { key: 'by', title: m.settings_by(), cell: ({ by }) => <bdi>{by}</bdi> },
          { key: 'at', title: m.settings_at(), cell: ({ at }) => <bdi className="whitespace-nowrap">{at}</bdi> },
          {
            key: 'do',
            title: m.settings_change_do(),
            cell: ({ id, state }) =>
              state === 'planned' && (
                <PostForm answer={undefined}>
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton name="do" value="withdraw" kind="quiet" size="small">
                    {m.settings_change_withdraw()}
                  </SubmitButton>
                </PostForm>
              ),
          },
        ]}
      />
    </section>
  )
}
