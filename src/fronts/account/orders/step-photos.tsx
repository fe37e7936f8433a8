import type { OrderPhoto } from '#fulfilment/custody/read-order-photos.ts'
import { pictureAddress } from '#platform/ui/show/picture-address.ts'
import { m } from '#words/messages.js'

const mostPhotos = 3

/** Our photos of the goods at a step of their way; each opens whole. */
export function StepPhotos({ photos, of }: { readonly photos: readonly OrderPhoto[]; readonly of: string }) {
  if (photos.length === 0) return null
  return (
    <ul className="mt-2 grid max-w-md grid-cols-3 gap-2">
      {photos.slice(-mostPhotos).map(({ id }, place) => (
        <li key={id}>
          <a
            href={`/api/files/${id}`}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded bg-sunken"
          >
            <img
              src={pictureAddress(`/api/files/${id}`, 320)}
              alt={m.account_photo_of_step({ place: String(place + 1), step: of })}
              width={148}
              height={111}
              loading="lazy"
              className="aspect-[4/3] w-full object-cover in-[[aria-current=step]]:animate-follow"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
