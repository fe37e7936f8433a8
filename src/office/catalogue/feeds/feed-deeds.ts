import {
  changeFeed,
  changeFeedForm,
  lookNow,
  lookNowForm,
  switchDeskFeed,
  switchDeskFeedForm,
} from '#catalog/products/desk/change-feed.ts'
import { undoChange, undoChangeForm } from '#catalog/products/desk/undo-change.ts'
import { deed } from '#people/proofs/answer-deeds.ts'

/** What staff do to feeds. */
export const feedDeeds = {
  save: deed(changeFeedForm, changeFeed, 'feedSaved'),
  switch: deed(switchDeskFeedForm, switchDeskFeed, (_, { to }) => (to === 'on' ? 'feedOn' : 'feedOff')),
  look: deed(lookNowForm, lookNow, 'feedLook'),
  undo: deed(undoChangeForm, undoChange, 'undone'),
}
