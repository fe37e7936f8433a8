import {
  correctProduct,
  correctProductForm,
  hideProduct,
  hideProductForm,
} from '#catalog/products/desk/change-product.ts'
import { joinProducts, joinProductsForm } from '#catalog/products/desk/join-products.ts'
import { splitOffer, splitOfferForm } from '#catalog/products/desk/split-offer.ts'
import { undoChange, undoChangeForm } from '#catalog/products/desk/undo-change.ts'
import { deed } from '#people/proofs/answer-deeds.ts'

/** What staff do to one product. */
export const productDeeds = {
  hide: deed(hideProductForm, hideProduct, (_, { to }) => (to === 'hidden' ? 'hidden' : 'shown')),
  correct: deed(correctProductForm, correctProduct, 'corrected'),
  join: deed(joinProductsForm, joinProducts, 'joined'),
  split: deed(splitOfferForm, splitOffer, 'split'),
  undo: deed(undoChangeForm, undoChange, 'undone'),
}
