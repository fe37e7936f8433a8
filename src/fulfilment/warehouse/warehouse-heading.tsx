import type { ReactNode } from 'react'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type Tab = 'receive' | 'unknown' | 'bins' | 'boxes' | 'packages'
type WarehouseHeadingProps = { readonly locale: Locale; readonly at: Tab; readonly lead: ReactNode }

export function WarehouseHeading({ locale, at, lead }: WarehouseHeadingProps) {
  const ops = `/${locale}/ops/warehouse`
  return (
    <>
      <PageHeading title={m.warehouse_title()} lead={lead} />
      <div className="-mt-4 mb-3">
        <Tabs
          label={m.warehouse_title()}
          items={[
            { to: ops, text: m.warehouse_tab_receive(), current: at === 'receive' },
            { to: `${ops}/unknown`, text: m.warehouse_tab_unknown(), current: at === 'unknown' },
            { to: `${ops}/bins`, text: m.warehouse_tab_bins(), current: at === 'bins' },
            { to: `${ops}/boxes`, text: m.warehouse_tab_boxes(), current: at === 'boxes' },
            { to: `${ops}/packages`, text: m.warehouse_tab_packages(), current: at === 'packages' },
          ]}
        />
      </div>
    </>
  )
}

const doneTexts: Readonly<Record<string, () => string>> = {
  unknown: m.warehouse_done_unknown,
  aside: m.warehouse_done_aside,
  packed: m.warehouse_done_packed,
  unpacked: m.warehouse_done_unpacked,
  resolved: m.warehouse_done_resolved,
  dispatch: m.warehouse_done_dispatch,
  transit: m.warehouse_done_transit,
  arriveAtCustoms: m.warehouse_done_customs,
  onward: m.warehouse_done_customs,
  created: m.warehouse_done_created,
  addBox: m.warehouse_done_added,
  takeBoxOut: m.warehouse_done_left,
  dissolve: m.warehouse_done_dissolved,
  saved: m.warehouse_done_saved,
  noted: m.warehouse_done_noted,
  put: m.warehouse_done_put,
  away: m.warehouse_done_away,
  ended: m.warehouse_done_ended,
  takenOut: m.warehouse_done_taken_out,
  closed: m.warehouse_done_closed,
  sighted: m.warehouse_done_sighted,
  handOver: m.warehouse_done_dispatch,
  closeReceipt: m.warehouse_done_receipt,
  sighting: m.warehouse_done_over,
  resolveSighting: m.warehouse_done_saved,
  shelf: m.warehouse_done_shelf,
  makeShelf: m.warehouse_done_saved,
  undoShelf: m.warehouse_done_undo_shelf,
  give: m.warehouse_done_saved,
  accept: m.warehouse_done_saved,
  acceptAll: m.warehouse_done_saved,
  refuse: m.warehouse_done_saved,
  need: m.warehouse_done_saved,
  release: m.warehouse_done_release,
  agreeRelease: m.warehouse_done_release,
  withdrawRelease: m.warehouse_done_saved,
  duties: m.warehouse_done_duties,
  agreeDuties: m.warehouse_done_duties_posted,
  withdrawDuties: m.warehouse_done_saved,
}

export function WarehouseDone({ done }: { readonly done: string | null }) {
  const text = doneTexts[done ?? '']
  if (!text) return null
  return (
    <Notice tone={done === 'sighted' ? 'warn' : 'ok'} role="status" className="mb-3 py-2">
      {text()}
    </Notice>
  )
}
