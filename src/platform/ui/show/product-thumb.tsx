import { useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { pictureAddress } from './picture-address.ts'

const sizes = {
  48: 'size-12',
  64: 'size-16',
  72: 'size-18',
  80: 'size-20',
  96: 'size-24',
  160: 'size-40',
  // A line of the cart: 128 px on a phone, 188 on a desktop.
  goods: 'size-32 lg:size-47',
  fill: 'aspect-square w-full',
} as const

const pixelsOf = { goods: 320, fill: 480 } as const

export type ProductThumbProps = {
  readonly src?: string | null
  readonly alt: string
  readonly size?: keyof typeof sizes
  readonly eager?: boolean
  readonly className?: string
}

/**
 * A product's photo in a square that is reserved before it loads, or a drawing if there is none or it fails; shops'
 * white photos stay on white in dark mode.
 */
export function ProductThumb({ src, alt, size = 64, eager = false, className }: ProductThumbProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // It may have failed before this script loaded.
  useEffect(() => {
    if (src && picture.current?.complete && picture.current.naturalWidth === 0) setFailed(src)
  }, [src])
  const shown = src && failed !== src ? src : null
  const pixels = typeof size === 'number' ? size * 2 : pixelsOf[size]
  return (
    <span className={classes('thumb', sizes[size], className)}>
      {shown ? (
        <img
          ref={picture}
          src={pictureAddress(shown, pixels)}
          onError={() => setFailed(shown)}
          alt={alt}
          width={pixels}
          height={pixels}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-contain p-1"
        />
      ) : (
        <Icon name="box" size={size === 48 || size === 64 || size === 72 ? 24 : 32} label={alt || undefined} />
      )}
    </span>
  )
}
