import { useNavigation } from 'react-router'

/** A thin line on top while the next page is on its way; the page itself stays still. */
export function PendingLine() {
  if (useNavigation().state === 'idle') return null
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <span className="absolute inset-y-0 w-2/5 animate-travel bg-accent" />
    </div>
  )
}
