import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import type { VersionState } from './read-settings.ts'
import type { SettingGroup } from './setting-groups.ts'
import { StateBadge } from './version-table.tsx'

type ShownSetting = {
  readonly group: SettingGroup
  readonly name: string
  readonly title: string
  readonly now: string
  readonly since: string
  readonly coming: { readonly state: VersionState; readonly from: string } | null
}

const titles: Readonly<Record<SettingGroup, () => string>> = {
  switches: m.settings_group_switches,
  home: m.settings_group_home,
  limits: m.settings_group_limits,
  terms: m.settings_group_terms,
  warehouses: m.settings_group_warehouses,
  seller: m.settings_group_seller,
}

type SettingRowsProps = {
  readonly group: SettingGroup
  readonly settings: readonly ShownSetting[]
  readonly home: string
}

/** The settings of a group, a line each: what holds, since when, and what comes. */
export function SettingRows({ group, settings, home }: SettingRowsProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-lg">{titles[group]()}</h2>
      <ul className="divide-y divide-line rounded border border-line bg-surface shadow-rest">
        {settings.map(({ name, title, now, since, coming }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
            <TextLink to={`${home}/settings/of/${name}`} className="min-h-11">
              {title}
            </TextLink>
            <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1">
              {coming && (
                <span className="flex items-center gap-2">
                  <StateBadge state={coming.state} />
                  <bdi className="text-sm whitespace-nowrap text-soft">{coming.from}</bdi>
                </span>
              )}
              {since !== '' && <bdi className="text-sm whitespace-nowrap text-soft">{since}</bdi>}
              <bdi className="font-semibold tabular-nums wrap-anywhere">{now}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
