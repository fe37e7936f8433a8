import type { ReactNode } from 'react'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'

type WarehouseHeadingProps = { readonly locale: Locale; readonly at: 'receive' | 'packages'; readonly lead: ReactNode }

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
            { to: `${ops}/packages`, text: m.warehouse_tab_packages(), current: at === 'packages' },
          ]}
        />
      </div>
    </>
  )
}

const doneTexts: Readonly<Record<string, () => string>> = {
  unknown: m.warehouse_done_unknown,
  packed: m.warehouse_done_packed,
  unpacked: m.warehouse_done_unpacked,
  resolved: m.warehouse_done_resolved,
  dispatch: m.warehouse_done_dispatch,
  transit: m.warehouse_done_transit,
  arriveAtCustoms: m.warehouse_done_customs,
  onward: m.warehouse_done_customs,
  created: m.warehouse_done_created,
  saved: m.warehouse_done_saved,
  noted: m.warehouse_done_noted,
}

export function WarehouseDone({ done }: { readonly done: string | null }) {
  const text = doneTexts[done ?? '']
  if (!text) return null
  return (
    <Notice tone="ok" role="status" className="mb-3 py-2">
      {text()}
    </Notice>
  )
}
