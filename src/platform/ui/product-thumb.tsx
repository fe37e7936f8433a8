import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

const sizes = { 48: 'size-12', 64: 'size-16', 96: 'size-24', 160: 'size-40', fill: 'aspect-square w-full' } as const

export type ProductThumbProps = {
  readonly src?: string | null
  readonly alt: string
  readonly size?: keyof typeof sizes
  readonly eager?: boolean
  readonly className?: string
}

/** A product's photo in a square that is reserved before it arrives; shops' white photos stay on white in the dark. */
export function ProductThumb({ src, alt, size = 64, eager = false, className }: ProductThumbProps) {
  const pixels = size === 'fill' ? 480 : size * 2
  return (
    <span
      className={classes(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded border border-line',
        src ? 'bg-[#fff]' : 'bg-sunken text-edge',
        sizes[size],
        className,
      )}
    >
      {src ? (
        <img
          src={src}
          alt={alt}
          width={pixels}
          height={pixels}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-contain p-1"
        />
      ) : (
        <Icon name="box" size={size === 48 || size === 64 ? 24 : 32} label={alt || undefined} />
      )}
    </span>
  )
}
