import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { countSetting } from '#platform/settings/changeable/setting.ts'
import type { Work } from '#platform/work/work.ts'

/** How many links one list may have, whatever is set. */
export const mostLinksEver = 50
/** How many links one list may have. */
export const linkListLimit = countSetting('linkList', 20, [2, mostLinksEver])

export function mostLinks(at: Pick<Work, 'site' | 'now'>): number {
  return settingOf(linkListLimit, at).most
}
