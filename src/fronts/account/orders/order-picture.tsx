import type { OrderPhoto } from '#fulfilment/custody/read-order-photos.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { pictureAddress, pictureAddresses } from '#platform/ui/show/picture-address.ts'
import { Stage, type StageTone } from '#platform/ui/show/stage.tsx'
import { sayNearDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { OrderPage } from '#selling/orders/read-order.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type OrderPictureProps = {
  readonly items: OrderPage['items']
  /** Our latest photo of the goods. */
  readonly photo: (OrderPhoto & { readonly takenAt: string }) | null
  readonly locale: Locale
  readonly site: Site
}

const mostPictures = 4
const tones: readonly StageTone[] = ['sand', 'sea', 'clay', 'sky']

/** The goods themselves: our latest photo of them, else their pictures from their stores. */
export function OrderPicture({ items, photo, locale, site }: OrderPictureProps) {
  const frame = 'relative block aspect-[4/3.1] w-full overflow-hidden lg:rounded-large'
  if (photo) {
    const taken = { place: photo.takenAt, day: sayNearDay(photo.at, locale, site) }
    return (
      <a href={`/api/files/${photo.id}`} target="_blank" rel="noreferrer" className={`${frame} bg-sunken`}>
        <img
          src={pictureAddress(`/api/files/${photo.id}`, 960)}
          srcSet={pictureAddresses(`/api/files/${photo.id}`)}
          sizes="(min-width: 64rem) 40rem, 100vw"
          alt={m.account_photo_of_goods(taken)}
          width={1200}
          height={930}
          fetchPriority="high"
          className="size-full object-cover"
        />
        <span className="absolute start-3 top-3 flex min-h-9 items-center gap-2 rounded-full bg-deep px-3.5 text-xs text-on-deep">
          <Icon name="camera" size={16} />
          {m.account_photo_taken(taken)}
        </span>
        <span className="absolute end-3 top-3 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-rest">
          <Icon name="search" label={m.account_photo_open()} />
        </span>
      </a>
    )
  }
  const going = items.filter(({ state }) => state !== 'cancelled')
  const shown = (going.length > 0 ? going : items).slice(0, mostPictures)
  return (
    <div className={`${frame} grid gap-0.5 ${shown.length > 1 ? 'grid-cols-2' : ''}`}>
      {shown.map(({ id, image }, place) => (
        <Stage
          key={id}
          tone={tones[place]}
          className={shown.length === 3 && place === 0 ? 'row-span-2 size-full' : 'size-full'}
        >
          {image ? (
            <img
              src={pictureAddress(image, 640)}
              srcSet={pictureAddresses(image)}
              sizes={shown.length > 1 ? '(min-width: 64rem) 20rem, 50vw' : '(min-width: 64rem) 40rem, 100vw'}
              alt=""
              width={640}
              height={640}
              fetchPriority={place === 0 ? 'high' : undefined}
            />
          ) : (
            <Icon name="box" size={32} />
          )}
        </Stage>
      ))}
    </div>
  )
}
