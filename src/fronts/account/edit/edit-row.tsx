import { Form } from 'react-router'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Quantity } from '#platform/ui/forms/quantity.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import type { EditedItem } from '#selling/orders/edit/read-edit.ts'
import { m } from '#words/messages.js'

type EditRowProps = { readonly item: EditedItem; readonly version: number; readonly answer: FormAnswer | null }

const looks = {
  kept: null,
  changed: { tone: 'info', text: () => m.account_edit_changed() },
  cancelled: { tone: 'bad', text: () => m.account_edit_cancelled() },
  added: { tone: 'ok', text: () => m.account_edit_added() },
} as const

/** One item of the order: its quantity, its choices, or its removal; each change can be undone until the end. */
export function EditRow({ item, version, answer }: EditRowProps) {
  const own = answer?.typed.itemId === item.id ? answer : null
  const look = looks[item.what]
  const isGone = item.what === 'cancelled'
  const facts = [item.wanted.color, item.wanted.size, item.wanted.style].filter(Boolean)
  return (
    <li id={`item-${item.id}`} className="flex flex-col gap-3 px-4 py-4 sm:px-5">
      <div className="flex gap-3">
        <ProductThumb src={item.image} alt="" size={64} />
        <div className="flex min-w-0 grow flex-col items-start gap-1">
          <div className="flex w-full items-start gap-2">
            <p className={isGone ? 'min-w-0 grow text-soft line-through' : 'min-w-0 grow font-semibold'} dir="auto">
              {item.title}
            </p>
            {!isGone && (
              <ItemIntent intent="cancel" item={item} version={version}>
                <IconButton
                  type="submit"
                  icon="trash"
                  kind="quiet"
                  label={m.account_edit_remove({ title: item.title })}
                />
              </ItemIntent>
            )}
          </div>
          <p className="text-sm text-soft">
            <Ltr>
              {item.data.price} {item.data.currency}
            </Ltr>
            {facts.map((fact) => (
              <span key={fact}>
                {' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
          <span className="flex flex-wrap items-center gap-2">
            {look && (
              <Badge tone={look.tone} size="small">
                {look.text()}
              </Badge>
            )}
            {item.before && item.before.quantity !== item.wanted.quantity && (
              <span className="text-sm text-soft">{m.account_edit_was_quantity({ count: item.before.quantity })}</span>
            )}
          </span>
        </div>
      </div>
      {own?.errors.general && <FieldError id={`error-${item.id}`}>{own.errors.general}</FieldError>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!isGone && (
          <Form method="post" preventScrollReset>
            <Hidden intent="quantity" item={item} version={version} />
            <Quantity
              submits
              label={m.account_edit_quantity()}
              name="quantity"
              value={item.wanted.quantity}
              max={99}
              increaseLabel={m.account_edit_more_of()}
              decreaseLabel={m.account_edit_less_of()}
            />
          </Form>
        )}
        {(isGone || item.what === 'changed') && (
          <ItemIntent intent="restore" item={item} version={version}>
            <Button type="submit" size="small">
              {isGone ? m.account_edit_keep() : m.account_edit_undo()}
            </Button>
          </ItemIntent>
        )}
      </div>
      {!isGone && <Specs item={item} version={version} answer={own} />}
    </li>
  )
}

function Specs({ item, version, answer }: EditRowProps) {
  const mine = answer?.typed.do === 'specs' ? answer : null
  const field = (name: 'color' | 'size' | 'style' | 'notes') => ({ name, defaultValue: item.wanted[name] })
  return (
    <Disclosure quiet summary={m.account_edit_specs()} open={mine !== null}>
      <PostForm answer={mine} preventScrollReset className="flex flex-col gap-4 pt-2 text-base" key={version}>
        <Hidden intent="specs" item={item} version={version} />
        <div className="grid grid-cols-2 gap-3">
          <Field {...field('color')} label={m.account_edit_color()} maxLength={120} dir="auto" />
          <Field {...field('size')} label={m.account_edit_size()} maxLength={120} dir="auto" />
          <Field {...field('style')} label={m.account_edit_style()} maxLength={120} dir="auto" />
        </div>
        <TextArea {...field('notes')} label={m.account_edit_notes()} maxLength={500} rows={2} />
        <SubmitButton size="small" kind="secondary" className="self-start">
          {m.account_edit_save()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}

type IntentProps = { readonly intent: string; readonly item: EditedItem; readonly version: number }

function Hidden({ intent, item, version }: IntentProps) {
  return (
    <>
      <input type="hidden" name="do" value={intent} />
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}

function ItemIntent({ children, ...hidden }: IntentProps & { readonly children: React.ReactNode }) {
  return (
    <Form method="post" preventScrollReset className={hidden.intent === 'cancel' ? '-me-3 -mt-2' : 'ms-auto'}>
      <Hidden {...hidden} />
      {children}
    </Form>
  )
}
