import { type Row, rowsOf } from './first-rows.ts'
// First rows that are the same for every site. They are functions, so that no browser bundle carries them.

/** Goods that the carriers take to no country; a site adds what its own customs ask. */
export function refusedByCarriers(): readonly Row[] {
  return rowsOf(
    ['kind', 'source'],
    [
      ['weapons', 'Carriers and customs: weapons and ammunition (Aramex customs guide, undated)'],
      ['drones', 'Security permit, not given for parcels (Aramex customs guide, undated)'],
      ['batteries', 'IATA Dangerous Goods Regulations, loose lithium batteries (PI 965)'],
      ['flammable', 'IATA Dangerous Goods Regulations, class 2 and 3'],
      ['drugs', 'Controlled substances (Aramex customs guide, undated)'],
      ['alcohol', 'Carriers: not taken (Aramex customs guide, undated)'],
      ['tobacco', 'Carriers: not taken; UAE 200 % excise (gulfbuzz.com, undated)'],
      ['adult', 'Postal guide, offensive material (shipper.vip, undated)'],
      ['radio', 'Postal guide, communications equipment (shipper.vip, undated)'],
      ['gambling', 'Postal guide, lottery and gambling (shipper.vip, undated)'],
      ['living', 'Postal guide, live animals and plants (shipper.vip, undated)'],
      ['money', 'Postal guide, precious metals and money (shipper.vip, undated)'],
    ],
    { asks: 'refuse', valid_from: '2025-01-01' },
  )
}

/** How many working days each stage of the way takes, until staff of the site know better. */
export function stagePolicies(): readonly Row[] {
  return rowsOf(
    ['stage', 'usual_days', 'most_days'],
    [
      ['processing', 1, 2],
      ['pending_review', 1, 1],
      ['pending_purchase', 1, 2],
      ['purchased', 2, 5],
      ['shipped_from_seller', 4, 10],
      ['received_at_warehouse', 1, 4],
      ['ready_for_shipping', 1, 3],
      ['shipped_to_destination', 2, 5],
      ['arrived_uae', 1, 3],
      ['in_shipping_process', 3, 9],
      ['arrived_hub', 0, 1],
      ['prepare_for_pickup', 1, 2],
      ['pending_pickup', 1, 1],
      ['preparing_package', 1, 2],
      ['preparing_shipment', 1, 1],
      ['pending_delivery', 1, 2],
      ['shipped', 2, 5],
      ['journey', 7, 21],
    ],
    { changed_at: '2026-11-23T00:00:00Z' },
  )
}
