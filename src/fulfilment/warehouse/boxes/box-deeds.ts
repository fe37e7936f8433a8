import { deed, noFields } from '#people/proofs/answer-deeds.ts'
import { closeForm, scanForm } from './box-form.ts'
import { closeBox } from './close-box.ts'
import { putInBox } from './put-in-box.ts'
import { takeOutOfBox } from './take-out-of-box.ts'

/** What is done with a box: a piece is scanned in, one is taken out, or all of it is closed. */
export function boxDeeds(box: string) {
  return {
    scan: deed(
      scanForm,
      (work, { barcode }) => putInBox(work, { barcodes: [barcode], box }),
      ({ sighted }) => (sighted.length > 0 ? 'sighted' : 'put'),
    ),
    takeOut: deed(
      noFields,
      (work, _, { form, about: barcode }) => {
        const why = String(form.get('why') ?? '')
          .trim()
          .slice(0, 500)
        return takeOutOfBox(work, { barcode, why })
      },
      ({ shipment }) => (shipment === null ? 'takenOut' : `takenOut&left=${shipment}`),
    ),
    close: deed(closeForm, (work, closing) => closeBox(work, { ...closing, barcode: box }), 'closed'),
  }
}
