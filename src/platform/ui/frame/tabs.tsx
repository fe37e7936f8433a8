import { Count } from '#platform/ui/lists/count.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { NavLink } from './nav-link.ts'

/** The chosen tab is scrolled into view on a phone, if the row is longer than the screen. */
function reveal(chosen: HTMLElement | null): void {
  const row = chosen?.closest('nav')
  if (!chosen || !row) return
  const [place, frame] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()]
  if (place.left >= frame.left && place.right <= frame.right) return
  row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
}

/** Lists beside each other, each with its own address. */
export function Tabs({ label, items }: { readonly label: string; readonly items: readonly NavLink[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line [scrollbar-width:none]">
      <ul className="flex w-max min-w-full gap-6">
        {items.map(({ to, text, icon, count, current }) => (
          <li key={to} ref={current ? reveal : undefined}>
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 border-b-3 border-transparent text-soft no-underline -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {icon && <Icon name={icon} />}
              {text}
              {count !== undefined && <Count value={count} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
