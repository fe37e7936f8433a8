import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'

/** Closes what a URL opened: a link, so it works without JavaScript, and the page below keeps its place. */
export function ModalCloseLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      title={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded text-sea hover:bg-sunken focus-visible:rounded"
    >
      <Icon name="close" />
    </Link>
  )
}
