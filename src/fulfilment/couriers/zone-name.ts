import { m } from '#words/messages.js'

const zones: Readonly<Record<string, () => string>> = {
  'greater-cairo': m.couriers_zone_greater_cairo,
  alexandria: m.couriers_zone_alexandria,
  delta: m.couriers_zone_delta,
  canal: m.couriers_zone_canal,
  upper: m.couriers_zone_upper,
  remote: m.couriers_zone_remote,
  dubai: m.couriers_zone_dubai,
  near: m.couriers_zone_near,
  'abu-dhabi': m.couriers_zone_abu_dhabi,
  north: m.couriers_zone_north,
}

/** The name of a group of governorates or emirates; one without a name is shown by its code. */
export function zoneName(zone: string): string {
  return zones[zone]?.() ?? zone
}
