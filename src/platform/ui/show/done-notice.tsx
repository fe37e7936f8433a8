import { Notice } from './notice.tsx'

/** What was just done on this page. */
export function DoneNotice({ text }: { readonly text: string | null }) {
  if (!text) return null
  return (
    <Notice tone="ok" role="status" className="mb-3 py-2">
      {text}
    </Notice>
  )
}
