import { useEffect, useRef, useState } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { pictureAddress, pictureAddresses } from '#platform/ui/show/picture-address.ts'
import { Stage, type StageTone } from '#platform/ui/show/stage.tsx'

type ProductPictureProps = {
  readonly image: string | null
  /** Its place in the list: grounds differ, and what is seen first is loaded first. */
  readonly at: number
  readonly sizes: string
  readonly className?: string
}

const tones: readonly StageTone[] = ['sand', 'sea', 'clay', 'sky']
const seenFirst = 4

/** A product's picture on its ground; its name stands beside it. */
export function ProductPicture({ image, at, sizes, className = 'aspect-square w-full' }: ProductPictureProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // It may have failed before this script loaded.
  useEffect(() => {
    if (image && picture.current?.complete && picture.current.naturalWidth === 0) setFailed(image)
  }, [image])
  const shown = image !== null && failed !== image ? image : null
  return (
    <Stage tone={tones[at % tones.length]} className={`block rounded-large ${className}`}>
      {shown === null ? (
        <Icon name="box" size={32} className="relative" />
      ) : (
        <img
          ref={picture}
          src={pictureAddress(shown, 640)}
          srcSet={pictureAddresses(shown, 192)}
          sizes={sizes}
          alt=""
          width={640}
          height={640}
          loading={at < seenFirst ? 'eager' : 'lazy'}
          fetchPriority={at === 0 ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(shown)}
        />
      )}
    </Stage>
  )
}
