import { redirect } from 'react-router'
import { kindForm } from '#catalog/estimates/tree/kind-form.ts'
import { changeKind, changeKindForm, switchKind, switchKindForm } from '#catalog/products/desk/change-kind.ts'
import { tryKindChange } from '#catalog/products/desk/try-kind-change.ts'
import { undoChange, undoChangeForm } from '#catalog/products/desk/undo-change.ts'
import { deed, deedInSteps } from '#people/proofs/answer-deeds.ts'
import { typedAgain } from '#platform/http/forms/form-answer.ts'

/** What staff do to one kind. A trial writes nothing: it answers with what was typed. */
export const kindDeeds = {
  try: deedInSteps(kindForm, async (values, { visit, form }) => ({
    ...typedAgain(form),
    trial: await visit.read((work) => tryKindChange(work, values)),
  })),
  save: deed(changeKindForm, changeKind, (code, _, { visit }) =>
    redirect(`/${visit.locale}/ops/catalogue/categories/${encodeURIComponent(code)}?done=kindSaved`),
  ),
  switch: deed(switchKindForm, switchKind, (_, { to }) => (to === 'on' ? 'kindOn' : 'kindOff')),
  // A kind that was added is no more: its page is left.
  undo: deed(undoChangeForm, undoChange, ({ act }, _, { visit }) =>
    act === 'kind.add' ? redirect(`/${visit.locale}/ops/catalogue/categories?done=undone`) : 'undone',
  ),
}
