import { classes } from '#platform/ui/show/classes.ts'
import type { ModalProps } from './modal.tsx'
import { Modal, modalWidths } from './modal.tsx'

/** Full height at the end side: pending actions, filters, a quick look. */
export function Drawer({ size = 'small', ...rest }: ModalProps) {
  return <Modal {...rest} size={size} place={classes(place, modalWidths[size])} />
}

const place =
  'inset-y-0 end-0 start-auto h-dvh max-h-dvh w-[min(24rem,calc(100%-2.5rem))] animate-appear overflow-hidden'
