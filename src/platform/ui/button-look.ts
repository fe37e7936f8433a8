import { classes } from './classes.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'regular' | 'large'
export type ButtonLook = { readonly kind?: ButtonKind; readonly size?: ButtonSize; readonly full?: boolean }

export const kindClasses: Readonly<Record<ButtonKind, string>> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong',
  secondary: 'border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-sea hover:bg-sunken',
  danger: 'border-bad bg-surface text-bad hover:bg-bad-soft',
}

const sizeClasses: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
  regular: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
}

/** The classes of a button, for buttons and for links that look like one. */
export function buttonClasses({ kind = 'secondary', size = 'regular', full = false }: ButtonLook): string {
  return classes(
    'relative inline-flex items-center justify-center gap-2 rounded border text-center font-semibold no-underline transition-colors',
    'focus-visible:rounded disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-soft aria-disabled:cursor-progress',
    kindClasses[kind],
    sizeClasses[size],
    full && 'w-full',
  )
}
