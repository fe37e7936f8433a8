import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { classes } from './classes.ts'
import type { GalleryTexts } from './gallery-texts.ts'
import { GalleryZoom } from './gallery-zoom.tsx'
import { Icon } from './icon.tsx'
import { galleryPicture, pictureAddress } from './picture-address.ts'
import { Stage, type StageTone } from './stage.tsx'

export type GalleryProps = { readonly images: readonly string[]; readonly alt: string; readonly texts: GalleryTexts }

const tones: readonly StageTone[] = ['sand', 'sea', 'sand', 'clay', 'sky', 'sand', 'sea', 'clay']
// On a wide screen: one large picture, two tiles, one wide; the others open from the last.
const inGrid = 4

/**
 * A product's pictures: swept with the thumb on a phone, a large one and three tiles on a wide screen; each opens larger.
 * Without JavaScript a press opens the picture itself.
 */
export function Gallery({ images, alt, texts }: GalleryProps) {
  const list = useRef<HTMLUListElement>(null)
  const at = useShown(list, images.length)
  const first = images[0]
  // Another picture was put first: it is what is looked for.
  useEffect(() => {
    if (first) list.current?.scrollTo({ left: 0 })
  }, [first])
  const [zoomed, setZoomed] = useState<number | null>(null)
  if (images.length === 0) return <NoPicture text={texts.none} />
  const open = (event: MouseEvent, picture: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setZoomed(picture)
  }
  return (
    <section aria-label={texts.label} className="gallery">
      <ul ref={list} data-count={Math.min(images.length, inGrid)}>
        {images.map((image, picture) => (
          <li key={image}>
            <a
              href={pictureAddress(image, 1280)}
              aria-label={texts.enlarge(picture + 1)}
              onClick={(event) => open(event, picture)}
            >
              <Stage tone={tones[picture]} className="size-full">
                <Picture image={image} alt={`${alt} (${texts.place(picture + 1)})`} isFirst={picture === 0} />
              </Stage>
              {picture === 0 && (
                <span className="absolute end-4 bottom-4 z-10 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-rest max-lg:hidden">
                  <Icon name="search" />
                </span>
              )}
              {picture === inGrid - 1 && images.length > inGrid && (
                <span
                  aria-hidden="true"
                  className="figures absolute inset-0 z-10 grid place-items-center bg-[#0e2f2c]/55 text-2xl font-semibold text-[#fffefb] max-lg:hidden"
                >
                  +{images.length - inGrid}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <>
          <span aria-hidden="true" className="dots">
            {images.map((image, dot) => (
              <span key={image} className={classes('dot', dot === at && 'on')} />
            ))}
          </span>
          <span
            aria-hidden="true"
            className="figures absolute end-3 bottom-3 rounded-full bg-[#fffefb]/85 px-2 text-xs text-[#0e2f2c] lg:hidden"
          >
            {at + 1}/{images.length}
          </span>
        </>
      )}
      <Dialog
        open={zoomed !== null}
        size="large"
        title={texts.place((zoomed ?? 0) + 1)}
        closeLabel={texts.close}
        onClose={() => setZoomed(null)}
      >
        {zoomed !== null && <GalleryZoom images={images} at={zoomed} alt={alt} texts={texts} onTurn={setZoomed} />}
      </Dialog>
    </section>
  )
}

type PictureProps = { readonly image: string; readonly alt: string; readonly isFirst: boolean }

function Picture({ image, alt, isFirst }: PictureProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [hasFailed, setFailed] = useState(false)
  // It may have failed before this script loaded.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true)
  }, [])
  if (hasFailed) return <Icon name="box" size={32} label={alt} />
  return (
    <img
      ref={picture}
      {...galleryPicture(image, isFirst)}
      width={640}
      height={640}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}

function NoPicture({ text }: { readonly text: string }) {
  return (
    <div className="gallery">
      <ul data-count={1}>
        <li>
          <Stage className="size-full">
            <span className="relative flex flex-col items-center gap-3 text-center">
              <Icon name="box" size={32} className="size-24" />
              <span className="text-sm text-[#4a605c]">{text}</span>
            </span>
          </Stage>
        </li>
      </ul>
    </div>
  )
}

/** Which picture of a swept list is in sight. */
function useShown(list: { readonly current: HTMLUListElement | null }, count: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = list.current
    if (!element || count < 2) return
    const pictures = [...element.children]
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setShown(pictures.indexOf(seen.target))
      },
      { root: element, threshold: 0.6 },
    )
    for (const picture of pictures) watch.observe(picture)
    return () => watch.disconnect()
  }, [list, count])
  return shown
}
