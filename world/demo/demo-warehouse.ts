import { sql } from 'kysely'
import sharp from 'sharp'
import { makeBin, putAway } from '#fulfilment/warehouse/bins/bins.ts'
import { putInBox } from '#fulfilment/warehouse/boxes/put-in-box.ts'
import { noteUnknownParcel } from '#fulfilment/warehouse/note-unknown-parcel.ts'
import { receivingPhoto } from '#fulfilment/warehouse/receiving-photo.ts'
import { fileStore } from '#platform/files/files.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import type { Cast, Stage } from '#world/samples/selling/orders.samples.ts'

type Told = { readonly stage: Stage; readonly cast: Cast; readonly ports: Ports }

/** The content of the warehouses abroad: goods in bins, a box being filled, and a parcel that nobody expects. */
export async function fillDemoWarehouse({ stage, cast, ports }: Told): Promise<void> {
  const loose = await stage(cast.warehouse, readLoose)
  const bins = new Set(loose.map((piece) => piece.place))
  for (const place of bins)
    for (const code of ['A-01', 'A-02', 'B-01']) await stage(cast.warehouse, (work) => makeBin(work, { place, code }))
  const [boxed, ...others] = loose
  for (const { place, barcode } of others.slice(0, 3))
    await stage(cast.warehouse, (work) => putAway(work, { place, code: 'A-01', barcodes: [barcode] }))
  if (boxed) await stage(cast.warehouse, (work) => putInBox(work, { barcodes: [boxed.barcode] }))
  const photo = await draw(ports, '#8a6d3b', 'M80 130h240v160h-240zM80 130l120-50 120 50')
  const label = await draw(ports, '#33475b', 'M90 120h220v160h-220zM120 160h140M120 200h100')
  const parcel = {
    place: 'US',
    trackingNumber: '9405511899560',
    note: 'Brown box, label torn: …eather walle…',
    grams: 310,
  }
  await stage(cast.warehouse, (work) => noteUnknownParcel(work, { ...parcel, photo, morePhotos: [label] }))
}

// Received items that have no discrepancy.
async function readLoose({ db, site }: Work): Promise<readonly { readonly place: string; readonly barcode: string }[]> {
  const { rows } = await sql<{ place: string; barcode: string }>`
    select piece.place, piece.barcode from pieces piece join order_items item on item.id = piece.item_id
    where piece.site = ${site} and piece.place_kind = 'warehouse' and item.state = 'received_at_warehouse'
      and item.discrepancy is null order by piece.since desc, piece.barcode limit 4`.execute(db)
  return rows
}

async function draw(ports: Ports, colour: string, path: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#f4f1ea"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="14"/></svg>`
  return keepUpload(ports.get(fileStore), await sharp(Buffer.from(drawing)).png().toBuffer(), receivingPhoto)
}
