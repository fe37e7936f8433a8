import { pictureAddress } from '#platform/ui/show/picture-address.ts'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { kindNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import type { DiscrepancyView } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { m } from '#words/messages.js'
import { sayShort } from './say-short.ts'

/** The problem and the goods: what was found, the weight beside the quoted one, and the pictures. */
export function CaseEvidence({ found }: { readonly found: DiscrepancyView }) {
  const { title, image, kind, note, photos, stageLabel } = found
  const alt = (place: number) => m.orders_case_photo({ place: String(place + 1) })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-3">
        <ProductThumb src={image} alt="" size={48} />
        <div className="min-w-0 grow">
          <ProductTitle lines={2}>{title}</ProductTitle>
          <p className="text-sm text-soft">
            {piecesOf(found)} · {stageLabel}
          </p>
        </div>
      </div>
      <p>
        <strong className="font-semibold">{kindNames[kind]()}</strong>
        {note && (
          <>
            {': '}
            <bdi>{note}</bdi>
          </>
        )}
      </p>
      <Weights found={found} />
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((id, place) => (
            <li key={id}>
              <a
                href={`/api/files/${id}`}
                target="_blank"
                rel="noreferrer"
                className="block rounded border border-line"
              >
                <img
                  src={pictureAddress(`/api/files/${id}`, 320)}
                  alt={alt(place)}
                  width={120}
                  height={120}
                  className="size-30 rounded object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

// The units agreed to be missing, or else those that have not arrived so far; units that arrived later are not called missing.
function piecesOf({ quantity, missing, paidBack, came, kind }: DiscrepancyView): string {
  const isSettled = missing > 0 && kind !== 'misplaced'
  if (isSettled) return sayShort({ quantity, units: quantity - missing, isPaidBack: paidBack >= missing })
  if (came !== null && came < quantity) return m.orders_units_short({ units: came, quantity, count: quantity - came })
  return m.orders_case_pieces({ count: quantity })
}

function Weights({ found: { realGrams, quotedGrams } }: { readonly found: DiscrepancyView }) {
  if (realGrams === null) return null
  return (
    <p className="text-soft">
      {quotedGrams === null
        ? m.orders_case_weighed({ real: realGrams })
        : m.orders_case_weighed_quoted({ real: realGrams, quoted: quotedGrams })}
    </p>
  )
}
