import type { KeyboardEvent } from 'react'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import type { GalleryTexts } from './gallery-texts.ts'
import { pictureAddress } from './picture-address.ts'

type GalleryZoomProps = {
  readonly images: readonly string[]
  readonly at: number
  readonly alt: string
  readonly texts: GalleryTexts
  readonly onTurn: (at: number) => void
}

/** One picture as large as the screen allows; the others are a press or an arrow key away. */
export function GalleryZoom({ images, at, alt, texts, onTurn }: GalleryZoomProps) {
  const turn = (by: 1 | -1) => onTurn((at + by + images.length) % images.length)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = event.currentTarget.matches(':dir(rtl)')
    if (event.key === 'ArrowRight') turn(isRtl ? -1 : 1)
    if (event.key === 'ArrowLeft') turn(isRtl ? 1 : -1)
  }
  return (
    <section aria-label={texts.label} onKeyDown={onKeyDown}>
      <img
        src={pictureAddress(images[at] ?? '', 1280)}
        width={1280}
        height={1280}
        alt={`${alt} (${texts.place(at + 1)})`}
        className="mx-auto max-h-[70dvh] w-full rounded bg-[#fff] object-contain"
      />
      {images.length > 1 && (
        <div className="mt-3 flex items-center justify-center gap-3">
          <IconButton icon="back" label={texts.previous} kind="secondary" onClick={() => turn(-1)} />
          <IconButton icon="next" label={texts.next} kind="secondary" onClick={() => turn(1)} />
        </div>
      )}
    </section>
  )
}
