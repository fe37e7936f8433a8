/** The tables of the settings desk, in their order. */
export const settingGroups = ['switches', 'home', 'limits', 'terms', 'warehouses', 'seller'] as const
export type SettingGroup = (typeof settingGroups)[number]
