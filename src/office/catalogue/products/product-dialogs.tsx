import type { DeskProductView } from '#catalog/products/desk/read-desk-product.ts'
import { WhyField } from '#office/catalogue/history/why-field.tsx'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { type Choice, Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'

const dialogs = ['correct', 'hide', 'join', 'split'] as const
export type OpenedDialog = { readonly name: (typeof dialogs)[number]; readonly offer: string } | null

/** The dialog that the address opens. */
export function openedDialog(search: URLSearchParams): OpenedDialog {
  const name = dialogs.find((one) => one === search.get('do'))
  return name ? { name, offer: search.get('offer') ?? '' } : null
}

type ProductDialogsProps = {
  readonly product: DeskProductView
  readonly categories: readonly Choice[]
  readonly opened: OpenedDialog
  readonly here: string
  readonly answer: FormAnswer | undefined
  readonly formKey: string
}

export function ProductDialogs({ opened, ...rest }: ProductDialogsProps) {
  if (!opened || rest.product.mergedInto !== null) return null
  if (opened.name === 'correct') return <CorrectDialog {...rest} />
  if (opened.name === 'hide') return <HideDialog {...rest} />
  if (opened.name === 'join') return <JoinDialog {...rest} />
  return <SplitDialog {...rest} offer={opened.offer} />
}

type DialogProps = Omit<ProductDialogsProps, 'opened'>

function CorrectDialog({ product, categories, here, formKey, answer }: DialogProps) {
  const known = categories.some(({ value }) => value === product.category)
  const options = known ? categories : [{ value: product.category, text: product.category }, ...categories]
  return (
    <DeedDialog title={m.catalogue_correct_title()} closeTo={here} formKey={formKey} answer={answer}>
      <input type="hidden" name="id" value={product.id} />
      <input type="hidden" name="seen" value={product.seen} />
      <p className="text-sm text-soft">{m.catalogue_correct_text()}</p>
      <Field name="title" label={m.catalogue_product_title()} defaultValue={product.title} maxLength={500} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="brand"
          label={m.catalogue_brand()}
          defaultValue={product.brand ?? ''}
          maxLength={100}
          optional={m.catalogue_optional()}
        />
        <Select name="category" label={m.catalogue_category()} defaultValue={product.category} options={options} />
        <Field
          name="weightGrams"
          label={m.catalogue_weight_grams()}
          defaultValue={product.weightGrams ?? ''}
          inputMode="numeric"
          ltr
          optional={m.catalogue_optional()}
        />
        <Field
          name="gtin"
          label={m.catalogue_gtin()}
          defaultValue={product.gtin ?? ''}
          inputMode="numeric"
          ltr
          optional={m.catalogue_optional()}
        />
        <Field
          name="partNumber"
          label={m.catalogue_part_number()}
          defaultValue={product.partNumber ?? ''}
          maxLength={100}
          ltr
          optional={m.catalogue_optional()}
        />
        <Field
          name="image"
          label={m.catalogue_image()}
          defaultValue={product.imageUrl ?? ''}
          type="url"
          ltr
          optional={m.catalogue_optional()}
        />
      </div>
      <WhyField />
      <SubmitButton name="do" value="correct">
        {m.catalogue_correct_save()}
      </SubmitButton>
    </DeedDialog>
  )
}

function HideDialog({ product: { id, title, isHidden }, here, formKey, answer }: DialogProps) {
  return (
    <DeedDialog
      title={isHidden ? m.catalogue_show_title() : m.catalogue_hide_title()}
      closeTo={here}
      formKey={formKey}
      answer={answer}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={isHidden ? 'shown' : 'hidden'} />
      <p>
        <bdi className="font-semibold wrap-anywhere">{title}</bdi>
      </p>
      <p className="text-sm text-soft">{isHidden ? m.catalogue_show_text() : m.catalogue_hide_text()}</p>
      <WhyField />
      <SubmitButton name="do" value="hide">
        {isHidden ? m.catalogue_show() : m.catalogue_hide()}
      </SubmitButton>
    </DeedDialog>
  )
}

function JoinDialog({ product: { id, title }, here, formKey, answer }: DialogProps) {
  return (
    <DeedDialog title={m.catalogue_join_title()} closeTo={here} formKey={formKey} answer={answer}>
      <input type="hidden" name="id" value={id} />
      <p>
        <bdi className="font-semibold wrap-anywhere">{title}</bdi>
      </p>
      <p className="text-sm text-soft">{m.catalogue_join_text()}</p>
      <Field
        name="into"
        label={m.catalogue_join_into()}
        hint={m.catalogue_join_into_hint()}
        inputMode="numeric"
        ltr
        required
      />
      <WhyField />
      <SubmitButton name="do" value="join">
        {m.catalogue_join()}
      </SubmitButton>
    </DeedDialog>
  )
}

function SplitDialog({ product, offer, here, formKey, answer }: DialogProps & { readonly offer: string }) {
  const found = product.offers.find(({ id }) => id === offer)
  if (!found) return null
  return (
    <DeedDialog title={m.catalogue_split_title()} closeTo={here} formKey={formKey} answer={answer}>
      <input type="hidden" name="id" value={product.id} />
      <input type="hidden" name="offer" value={found.id} />
      <p>
        <bdi className="block font-semibold wrap-anywhere">{found.title}</bdi>
        <bdi className="block text-sm text-soft">{found.store}</bdi>
      </p>
      <p className="text-sm text-soft">{m.catalogue_split_text()}</p>
      <WhyField />
      <SubmitButton name="do" value="split">
        {m.catalogue_split()}
      </SubmitButton>
    </DeedDialog>
  )
}
