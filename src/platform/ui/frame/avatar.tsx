import { classes } from '#platform/ui/show/classes.ts'

const sizes = { 32: 'size-8 text-sm', 40: 'size-10', 56: 'size-14 text-xl' } as const

export type AvatarProps = { readonly name: string; readonly size?: 32 | 40 | 56; readonly src?: string }

/** A person: their picture or the first letter of their name. Decoration, because the name is beside it. */
export function Avatar({ name, size = 40, src }: AvatarProps) {
  const look = classes('inline-flex shrink-0 items-center justify-center rounded-full', sizes[size])
  if (src !== undefined)
    return <img src={src} alt="" width={size} height={size} loading="lazy" className={classes(look, 'object-cover')} />
  // Drawn, not text: as text it would be read as part of the name.
  return (
    <span
      aria-hidden="true"
      data-letter={[...name.trim()][0]?.toLocaleUpperCase()}
      className={classes(look, 'bg-sea font-semibold text-surface before:content-[attr(data-letter)]')}
    />
  )
}
