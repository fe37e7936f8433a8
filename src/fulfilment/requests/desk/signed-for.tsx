import { m } from '#words/messages.js'
import type { HandedOver } from './sign-hand-over.ts'

/** How the goods that were just handed over were signed for. */
export function SignedFor({ handed }: { readonly handed: HandedOver }) {
  const { signature, path } = handed
  if (signature === 'paper') return <span> · {m.requests_signed_paper()}</span>
  if (path === null) return null
  return (
    <svg viewBox="0 0 320 120" role="img" aria-label={m.requests_signature()} className="mt-1 h-12 w-32">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" />
    </svg>
  )
}
