import { featureSwitch } from '#platform/settings/changeable/setting.ts'

/** Whether products may be searched by words; links are priced in any case. */
export const searchSwitch = featureSwitch('searchByName')
