import { classes } from '#platform/ui/show/classes.ts'
import type { ModalProps } from './modal.tsx'
import { Modal, modalWidths } from './modal.tsx'

/** Rises from the bottom of a phone, within the thumb's reach; stands in the middle of wider screens. */
export function Sheet({ size = 'regular', ...rest }: ModalProps) {
  return <Modal {...rest} size={size} place={classes(place, modalWidths[size])} />
}

const place =
  'inset-x-0 bottom-0 top-auto max-h-[88dvh] w-full animate-rise overflow-hidden rounded-t sm:inset-0 sm:m-auto sm:h-fit sm:rounded'
