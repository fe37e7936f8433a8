import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type StrayNoticeProps = { readonly caseNumber: string | null; readonly locale: Locale }

/** Says that a piece was recorded as seen here, and that support decides in its case. */
export function StrayNotice({ caseNumber, locale }: StrayNoticeProps) {
  if (caseNumber === null)
    return (
      <Notice tone="warn" role="status" className="mb-3" title={m.warehouse_stray_over()}>
        {m.warehouse_stray_over_next()}
      </Notice>
    )
  return (
    <Notice tone="warn" role="status" className="mb-3" title={m.warehouse_stray()}>
      {m.warehouse_stray_case()}{' '}
      <TextLink to={`/${locale}/ops/discrepancies?q=${encodeURIComponent(caseNumber)}`}>
        <Ltr>{caseNumber}</Ltr>
      </TextLink>
    </Notice>
  )
}
