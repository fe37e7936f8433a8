import { classes } from '#platform/ui/show/classes.ts'
import type { ModalProps } from './modal.tsx'
import { Modal, modalWidths } from './modal.tsx'

/** Asks or shows one thing over the page. */
export function Dialog({ size = 'regular', ...rest }: ModalProps) {
  return <Modal {...rest} size={size} place={classes(centred, modalWidths[size])} />
}

const centred = 'inset-0 m-auto h-fit max-h-[min(90dvh,48rem)] w-[calc(100%-2rem)] animate-rise overflow-hidden rounded'
