import { useContext } from 'react'
import { useSearchParams } from 'react-router'
import { UnsentContext } from '#platform/ui/forms/unsent.ts'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

/** Says that the page's last form was saved, until the next one is sent. */
export function SavedNotice({ hidden }: { readonly hidden: boolean }) {
  const [query] = useSearchParams()
  const unsent = useContext(UnsentContext)
  if (hidden || unsent || !query.has('saved')) return null
  return <Notice tone="ok" role="status" title={m.people_saved()} />
}
