import { countSetting } from '#platform/settings/changeable/setting.ts'

/** How many addresses a customer may keep on one site. */
export const addressLimit = countSetting('addresses', 20, [3, 100])
