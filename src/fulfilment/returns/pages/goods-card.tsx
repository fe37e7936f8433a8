import type { ReturnedPiece } from '#fulfilment/returns/read-returns.ts'
import { endsOf } from '#fulfilment/returns/return-ends.ts'
import { endNames } from '#fulfilment/returns/return-names.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { mayMove } from '#platform/work/moves.ts'
import type { Role } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type GoodsCardProps = {
  readonly found: { readonly state: string; readonly pieces: readonly ReturnedPiece[] }
  readonly me: { readonly id: string; readonly roles: readonly Role[] }
  readonly answer: FormAnswer | undefined
}

/** The returned pieces: what happened to each, and actions for those that are still here. */
export function GoodsCard({ found, me, answer }: GoodsCardProps) {
  const { pieces, state } = found
  if (pieces.length === 0) return null
  const here = pieces.filter((piece) => piece.endedHow === null)
  const ends = endsOf(state)
  const mayEnd =
    ends.length > 0 && here.length > 0 && mayMove({ kind: 'staff', ...me, places: [] }, ['support', 'desk'])
  const mine = answer?.typed.do === 'goods' ? answer : undefined
  const errors: FormAnswer['errors'] = mine?.errors ?? {}
  return (
    <Card title={m.returns_goods()}>
      <ul className="flex flex-col divide-y divide-line">
        {pieces
          .filter((piece) => !mayEnd || piece.endedHow !== null)
          .map((piece) => (
            <li key={piece.barcode} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
              <Ltr>{piece.barcode}</Ltr>
              <bdi className="min-w-0 grow truncate">{piece.title}</bdi>
              <Badge tone={piece.endedHow === null ? 'wait' : 'neutral'}>
                {piece.endedHow === null ? m.returns_goods_here() : endNames[piece.endedHow]()}
              </Badge>
              {piece.why && <bdi className="w-full text-sm text-soft">{piece.why}</bdi>}
            </li>
          ))}
      </ul>
      {mayEnd && (
        <PostForm answer={mine} encType="multipart/form-data" className={`mt-3 flex flex-col gap-4 ${denseForm}`}>
          <fieldset>
            <legend className="mb-2 text-sm text-soft">{m.returns_goods_which()}</legend>
            {here.map((piece) => (
              <Checkbox
                key={piece.barcode}
                id={`piece-${piece.barcode}`}
                name="piece"
                value={piece.barcode}
                defaultChecked
                label={
                  <>
                    <Ltr>{piece.barcode}</Ltr> <bdi className="text-soft">{piece.title}</bdi>
                  </>
                }
              />
            ))}
            {errors.piece && <FieldError id="goods-piece-error">{errors.piece}</FieldError>}
          </fieldset>
          <Select
            label={m.returns_goods_how()}
            name="how"
            id="goods-how"
            defaultValue={ends[0]}
            options={ends.map((value) => ({ value, text: endNames[value]() }))}
          />
          <Field
            label={m.returns_goods_why()}
            hint={state === 'refunded' ? m.returns_goods_why_hint() : undefined}
            name="why"
            id="goods-why"
            autoComplete="off"
          />
          <FileField
            label={m.returns_photo()}
            name="photo"
            id="goods-photo"
            accept="image/jpeg,image/png,image/webp"
            chooseLabel={m.returns_photo_choose()}
          />
          <SubmitButton name="do" value="goods" className="self-start">
            {m.returns_goods_press()}
          </SubmitButton>
        </PostForm>
      )}
    </Card>
  )
}
