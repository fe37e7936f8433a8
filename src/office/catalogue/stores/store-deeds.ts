import { changeStore, changeStoreForm, switchStore, switchStoreForm } from '#catalog/products/desk/change-store.ts'
import { undoChange, undoChangeForm } from '#catalog/products/desk/undo-change.ts'
import { deed } from '#people/proofs/answer-deeds.ts'

/** What staff do to stores. */
export const storeDeeds = {
  save: deed(changeStoreForm, changeStore, 'saved'),
  switch: deed(switchStoreForm, switchStore, (_, { to }) => (to === 'on' ? 'storeOn' : 'storeOff')),
  undo: deed(undoChangeForm, undoChange, 'undone'),
}
