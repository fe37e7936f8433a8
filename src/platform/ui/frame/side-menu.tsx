import { Count } from '#platform/ui/lists/count.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { NavLink } from './nav-link.ts'

export type SideMenuGroup = {
  readonly title?: string
  readonly links: readonly (NavLink & { readonly age?: string; readonly late?: boolean })[]
}

export type SideMenuProps = {
  readonly label: string
  readonly groups: readonly SideMenuGroup[]
  readonly dense?: boolean
}

/** The pages of an account or of the console; a queue shows how many wait and since when. */
export function SideMenu({ label, groups, dense = false }: SideMenuProps) {
  return (
    <nav aria-label={label} className={classes('flex flex-col', dense ? 'gap-3 text-sm' : 'gap-5')}>
      {groups.map(({ title, links }) => (
        <div key={title ?? links[0]?.to}>
          {title && <p className={classes('px-3 pb-1 text-soft', dense ? 'text-xs' : 'text-sm')}>{title}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Place link={link} dense={dense} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Place({ link, dense }: { readonly link: SideMenuGroup['links'][number]; readonly dense: boolean }) {
  const { to, text, icon, count, current, age, late = false } = link
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} className={classes('place', dense && 'dense')}>
      {icon && <Icon name={icon} size={dense ? 16 : 20} className="opacity-80" />}
      <span className="name" title={text}>
        {text}
      </span>
      {age && (
        <span className={classes('age', late && !current && 'font-semibold text-bad')}>
          {late && <Icon name="clock" size={16} />}
          <bdi>{age}</bdi>
        </span>
      )}
      {count !== undefined && <Count value={count} />}
    </Link>
  )
}
