import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { setting } from '#platform/settings/changeable/setting.ts'
import type { Work } from '#platform/work/work.ts'

/** The sections of the home page below its first screen, in their usual order. */
const homeSectionNames = ['stores', 'bought', 'steps', 'fees', 'questions'] as const
export type HomeSection = (typeof homeSectionNames)[number]

const place = { kind: 'count', least: 0, most: homeSectionNames.length } as const

/** The place of each section on the home page; 0 leaves it out. */
export const homeSections = setting({
  name: 'homeSections',
  permission: 'content',
  fields: { stores: place, bought: place, steps: place, fees: place, questions: place },
  usual: () => ({ stores: 1, bought: 2, steps: 3, fees: 4, questions: 5 }),
  check: (places) => {
    const twice = homeSectionNames.find((name, at) =>
      homeSectionNames.slice(0, at).some((other) => places[name] > 0 && places[other] === places[name]),
    )
    return twice ? { field: twice, word: 'pages_home_place_twice' } : null
  },
})

/** The sections to show now, in their order. */
export function shownSections(at: Pick<Work, 'site' | 'now'>): readonly HomeSection[] {
  const places = settingOf(homeSections, at)
  return homeSectionNames.filter((name) => places[name] > 0).toSorted((one, other) => places[one] - places[other])
}
