import { Count } from '#platform/ui/lists/count.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { NavLink } from './nav-link.ts'

/** The four or five main places, within reach of the thumb on a phone. */
export function BottomBar({ label, items }: { readonly label: string; readonly items: readonly NavLink[] }) {
  return (
    <nav
      aria-label={label}
      className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {items.map(({ to, text, icon, count, current }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className="relative flex h-16 flex-col items-center justify-center gap-0.5 text-soft no-underline -outline-offset-2 aria-[current]:font-semibold aria-[current]:text-sea"
            >
              <span className="relative">
                {icon && <Icon name={icon} size={24} />}
                {count !== undefined && count > 0 && (
                  <Count value={count} strong className="absolute -top-1.5 start-4" />
                )}
              </span>
              <span className="max-w-full truncate px-1 text-xs">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
