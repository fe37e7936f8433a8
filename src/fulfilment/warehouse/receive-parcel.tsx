import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import type { Locale } from '#platform/work/work.ts'
import { AnswersGiven } from '#selling/orders/review/answers-given.tsx'
import { m } from '#words/messages.js'
import { conditionLabel, conditions } from './condition-label.ts'
import type { ExpectedItem, ExpectedParcel } from './read-expected-parcels.ts'
import { askedOf, IntakeFields } from './receiving/intake-fields.tsx'
import { PartAside } from './receiving/part-aside.tsx'

type ReceiveParcelProps = { readonly parcel: ExpectedParcel; readonly locale: Locale; readonly answer?: FormAnswer }

/** The opened parcel: each of its items is weighed, photographed and received on its own. */
export function ReceiveParcel({ parcel, locale, answer }: ReceiveParcelProps) {
  return (
    <Card
      title={<Ltr>{parcel.trackingNumber}</Ltr>}
      aside={
        <span className="text-sm text-soft">
          <Ltr>{`${parcel.carrier} · ${parcel.store}`}</Ltr>
        </span>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {parcel.items.map((item, index) => (
          // The next item's form takes the place of the last, with the focus on its weight.
          <ReceiveItem
            key={`${item.id} ${item === parcel.items[0]}`}
            item={item}
            locale={locale}
            isFirst={index === 0}
            answer={answer?.typed.itemId === item.id ? answer : undefined}
          />
        ))}
      </ul>
    </Card>
  )
}

type ReceiveItemProps = {
  readonly item: ExpectedItem
  readonly locale: Locale
  readonly isFirst: boolean
  readonly answer?: FormAnswer
}

function ReceiveItem({ item, locale, isFirst, answer }: ReceiveItemProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  if (item.waitsFor > 0) return <PartAside item={item} error={errors.general} />
  const id = (name: string) => `field-${item.id}-${name}`
  return (
    <li data-row className="py-3 first:pt-0 last:pb-0">
      <PostForm answer={answer} encType="multipart/form-data" className={denseForm}>
        <input type="hidden" name="itemId" value={item.id} />
        <ItemFacts item={item} locale={locale} />
        {errors.general && (
          <Notice tone="bad" role="alert" className="my-2">
            {errors.general}
          </Notice>
        )}
        <IntakeFields itemId={item.id} questions={askedOf(item.questions)} typed={typed} errors={errors} />
        <div
          className={classes(
            'mt-3 grid items-start gap-3 sm:grid-cols-2',
            item.quantity > 1
              ? 'xl:grid-cols-[7rem_9rem_12rem_minmax(0,1fr)_minmax(0,16rem)_auto]'
              : 'xl:grid-cols-[9rem_12rem_minmax(0,1fr)_minmax(0,16rem)_auto]',
          )}
        >
          {item.quantity > 1 && (
            <Field
              label={m.warehouse_counted()}
              name="units"
              id={id('units')}
              ltr
              inputMode="numeric"
              autoComplete="off"
              required
              after={`/ ${item.quantity}`}
            />
          )}
          <Field
            label={m.warehouse_grams()}
            name="unitGrams"
            id={id('grams')}
            ltr
            inputMode="numeric"
            autoComplete="off"
            autoFocus={isFirst}
            after={m.warehouse_grams_unit()}
          />
          <Select
            label={m.warehouse_condition()}
            name="condition"
            id={id('condition')}
            defaultValue="good"
            options={conditions.map((value) => ({ value, text: conditionLabel(value) }))}
          />
          <Field label={m.warehouse_note()} name="note" id={id('note')} />
          <FileField
            label={m.warehouse_photos()}
            name="photo"
            id={id('photo')}
            multiple
            accept="image/jpeg,image/png,image/webp,image/heic"
            chooseLabel={m.warehouse_photo_choose()}
          />
          <SubmitButton
            size="small"
            name="do"
            value="receive"
            className="xl:mt-6.5 xl:rtl:mt-8"
            busyLabel={m.platform_form_busy()}
          >
            {m.warehouse_receive()}
          </SubmitButton>
        </div>
      </PostForm>
    </li>
  )
}

function ItemFacts({ item, locale }: { readonly item: ExpectedItem; readonly locale: Locale }) {
  return (
    <div className="flex items-center gap-3">
      <ProductThumb src={item.image} alt="" size={48} />
      <div className="min-w-0">
        <p className="text-base font-semibold">
          <bdi>{item.title}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          <Link to={`/${locale}/ops/orders/${item.orderNumber}`} className="text-sea underline-offset-4">
            <Ltr>{item.orderNumber}</Ltr>
          </Link>
          <span>{m.warehouse_quantity({ count: item.quantity })}</span>
          {item.color && <bdi>{item.color}</bdi>}
          {item.size && <bdi>{item.size}</bdi>}
          <span>
            {item.quotedGrams === null ? m.warehouse_quoted_unknown() : m.warehouse_quoted({ grams: item.quotedGrams })}
          </span>
          {item.removeBox && <Badge tone="warn">{m.warehouse_remove_box()}</Badge>}
          {item.notes && <bdi className="text-warn">{item.notes}</bdi>}
        </p>
        <AnswersGiven answered={item.answered} className="mt-1 max-w-xl" />
      </div>
    </div>
  )
}
