import { classes } from '#platform/ui/show/classes.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'regular' | 'large'
export type ButtonLook = { readonly kind?: ButtonKind; readonly size?: ButtonSize; readonly full?: boolean }

/** The colours of each kind (repeated.css). */
export const kindClasses: Readonly<Record<ButtonKind, string>> = {
  primary: 'look-primary',
  secondary: 'look-secondary',
  quiet: 'look-quiet',
  danger: 'look-danger',
}

/** The classes of a button, for buttons and for links that look like one. */
export function buttonClasses({ kind = 'secondary', size = 'regular', full = false }: ButtonLook): string {
  return classes('button', kindClasses[kind], size !== 'regular' && size, full && 'w-full')
}
