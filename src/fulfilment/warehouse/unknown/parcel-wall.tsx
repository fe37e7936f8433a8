import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { pictureAddress } from '#platform/ui/show/picture-address.ts'
import { ageText } from '#platform/values/age.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { endName } from './end-parcel-form.tsx'
import type { UnknownParcelRow } from './read-unknown.ts'

type Facts = { readonly locale: Locale; readonly site: Site; readonly now: Date }
type ParcelWallProps = { readonly parcels: readonly UnknownParcelRow[]; readonly facts: Facts }

/** Large pictures, because staff recognise a parcel by its look. */
export function ParcelWall({ parcels, facts }: ParcelWallProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
      {parcels.map((parcel) => (
        <li key={parcel.id} className="min-w-0 rounded border border-line bg-surface">
          <Pictures parcel={parcel} />
          <div className="flex flex-col gap-1 p-3">
            <p className="font-semibold break-words">
              <Ltr>{parcel.trackingNumber}</Ltr>
            </p>
            <p className="break-words">
              <bdi>{parcel.note}</bdi>
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-soft">
              <span>{countryName(parcel.place, facts.locale)}</span>
              <bdi>{ageText(parcel.at, facts.now, facts.locale)}</bdi>
              {parcel.grams !== null && <bdi>{m.warehouse_grams_of({ grams: parcel.grams })}</bdi>}
              <bdi>{parcel.noted}</bdi>
            </p>
            {parcel.claimed && <Claimed claimed={parcel.claimed} facts={facts} />}
            {parcel.ended && <Ended ended={parcel.ended} facts={facts} />}
            {!parcel.claimed && !parcel.ended && (
              <Link to={`?parcel=${parcel.id}`} className="text-sea underline underline-offset-4">
                {m.warehouse_claim_find({ tracking: isolateLtr(parcel.trackingNumber) })}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The pictures of a parcel: the first large, the others small below it. */
export function Pictures({ parcel }: { readonly parcel: UnknownParcelRow }) {
  const [first, ...others] = parcel.photos
  const picture = (id: string, at: number, size: string, pixels: number) => (
    <a key={id} href={`/api/files/${id}`} target="_blank" rel="noopener" className="block min-w-0">
      <img
        src={pictureAddress(`/api/files/${id}`, pixels * 2)}
        alt={m.warehouse_parcel_photo({ place: String(at + 1), tracking: parcel.trackingNumber })}
        width={pixels}
        height={pixels}
        loading="lazy"
        className={`${size} rounded-t object-cover`}
      />
    </a>
  )
  if (!first)
    return <p className="flex h-40 items-center justify-center bg-sunken text-soft">{m.warehouse_no_photo()}</p>
  return (
    <div>
      {picture(first, 0, 'h-40 w-full', 240)}
      {others.length > 0 && (
        <div className="grid grid-cols-5 gap-1 p-1">
          {others.map((id, at) => picture(id, at + 1, 'h-12 w-full', 48))}
        </div>
      )}
    </div>
  )
}

type ClaimedProps = { readonly claimed: NonNullable<UnknownParcelRow['claimed']>; readonly facts: Facts }

function Claimed({ claimed: { label, by, at, why, isScanned }, facts: { locale, site } }: ClaimedProps) {
  return (
    <p className="text-sm">
      <Link to={`/${locale}/ops/orders/${label.split('-')[0]}`} className="text-sea underline underline-offset-4">
        <Ltr>{label}</Ltr>
      </Link>
      {' · '}
      <bdi>{by}</bdi>
      {' · '}
      <bdi>{sayTime(at, locale, site)}</bdi>
      <br />
      {isScanned ? m.warehouse_ended_scanned() : <bdi>{why}</bdi>}
    </p>
  )
}

type EndedProps = { readonly ended: NonNullable<UnknownParcelRow['ended']>; readonly facts: Facts }

function Ended({ ended: { as, by, at, why }, facts: { locale, site } }: EndedProps) {
  return (
    <p className="text-sm">
      <strong>{endName(as)}</strong>
      {' · '}
      <bdi>{by}</bdi>
      {' · '}
      <bdi>{sayTime(at, locale, site)}</bdi>
      <br />
      <bdi>{why}</bdi>
    </p>
  )
}
