import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { pressOwnButton } from '#platform/ui/forms/press-own-button.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { conditionLabel } from './condition-label.ts'
import type { ShelfGroup, ShelvedItem } from './read-warehouse.ts'

export type PackageGroupProps = {
  readonly group: ShelfGroup
  readonly facts: { readonly locale: Locale; readonly now: Date; readonly key: string }
  readonly answer?: FormAnswer
}

/** The items of one warehouse in one state: to be packed, or packed and waiting for a shipment. */
export function PackageGroup({ group, facts, answer }: PackageGroupProps) {
  const { locale } = facts
  const { country, state, items, count, grams } = group
  const isPacked = state === 'ready_for_shipping'
  // Packed boxes are counted; the number is asked only for goods without a box.
  const isLoose = items.some((item) => item.boxes.length === 0)
  return (
    <Card
      flush
      title={
        isPacked
          ? m.warehouse_packed_in({ place: countryName(country, locale) })
          : m.warehouse_to_pack_in({ place: countryName(country, locale) })
      }
      aside={<span className="text-sm text-soft">{m.warehouse_group_weight({ count, grams })}</span>}
    >
      <PostForm answer={answer} preventScrollReset className={denseForm}>
        <input type="hidden" name="group" value={`${country} ${state}`} />
        <div className="max-sm:px-3 [&_tbody_tr:focus-within]:bg-info-soft">
          <Table
            caption={countryName(country, locale)}
            columns={columns(facts)}
            rows={items}
            rowKey={(item) => item.id}
            marked={(item) => item.discrepancy !== null}
            choose={{
              name: 'item',
              value: (item) => item.id,
              label: (item) => m.warehouse_choose({ label: item.label }),
              all: m.warehouse_choose_all(),
            }}
            dense
          />
        </div>
        <div className="foot">
          {answer?.errors.general && (
            <Notice tone="bad" role="alert">
              {answer.errors.general}
            </Notice>
          )}
          {isPacked ? (
            <>
              {isLoose && <p className="text-sm text-soft">{m.warehouse_boxes_hint()}</p>}
              <ShipmentFields id={country} itemKey={`${facts.key}${country}`} isLoose={isLoose} answer={answer} />
            </>
          ) : (
            <SubmitButton
              size="small"
              name="do"
              value="pack"
              data-key="p"
              className="self-start"
              busyLabel={m.platform_form_busy()}
            >
              {m.warehouse_pack()}
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </Card>
  )
}

type ShipmentFieldsProps = {
  readonly id: string
  readonly itemKey: string
  readonly isLoose: boolean
  readonly answer?: FormAnswer
}

function ShipmentFields({ id, itemKey, isLoose }: ShipmentFieldsProps) {
  return (
    <fieldset
      data-fields
      onKeyDown={pressOwnButton}
      className={classes(
        'grid min-w-0 items-start gap-3 sm:justify-start',
        isLoose ? 'sm:grid-cols-[8rem_minmax(0,16rem)_auto]' : 'sm:grid-cols-[minmax(0,16rem)_auto]',
      )}
    >
      <input type="hidden" name="key" value={itemKey} />
      {isLoose && (
        <Field
          label={m.warehouse_boxes()}
          name="boxes"
          id={`field-${id}-boxes`}
          ltr
          inputMode="numeric"
          defaultValue="1"
        />
      )}
      <Field
        label={m.warehouse_airway_bill()}
        name="airwayBill"
        id={`field-${id}-airway`}
        ltr
        optional={m.warehouse_optional()}
      />
      <SubmitButton
        size="small"
        name="do"
        value="ship"
        className="sm:mt-6.5 sm:rtl:mt-8"
        busyLabel={m.platform_form_busy()}
      >
        {m.warehouse_create_shipment()}
      </SubmitButton>
    </fieldset>
  )
}

function columns({ locale, now }: PackageGroupProps['facts']): readonly Column<ShelvedItem>[] {
  return [
    { key: 'label', title: m.warehouse_label(), lead: true, cell: (item) => <Ltr>{item.label}</Ltr> },
    {
      key: 'title',
      title: m.warehouse_item(),
      wide: true,
      cell: (item) => <bdi className="line-clamp-1">{item.title}</bdi>,
    },
    { key: 'state', title: m.warehouse_condition(), cell: (item) => <Condition item={item} locale={locale} /> },
    { key: 'quantity', title: m.warehouse_count(), numeric: true, cell: (item) => item.quantity },
    {
      key: 'grams',
      title: m.warehouse_weight(),
      numeric: true,
      cell: (item) => <bdi>{m.warehouse_grams_of({ grams: (item.unitGrams ?? 0) * item.quantity })}</bdi>,
    },
    {
      key: 'order',
      title: m.warehouse_order(),
      cell: (item) => (
        <Link to={`/${locale}/ops/orders/${item.orderNumber}`} className="text-sea underline-offset-4">
          <Ltr>{item.orderNumber}</Ltr>
        </Link>
      ),
    },
    {
      key: 'age',
      title: m.warehouse_since(),
      numeric: true,
      cell: (item) => <bdi>{ageText(item.since, now, locale)}</bdi>,
    },
  ]
}

function Condition({ item, locale }: { readonly item: ShelvedItem; readonly locale: Locale }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {item.removeBox && item.state === 'received_at_warehouse' && (
        <Badge tone="warn" size="small">
          {m.warehouse_remove_box()}
        </Badge>
      )}
      {item.discrepancy && (
        <>
          <Badge tone="warn" size="small">
            {conditionLabel(item.discrepancy)}
          </Badge>
          <Link to={`/${locale}/ops/discrepancies?q=${item.orderNumber}`} className="text-sea underline-offset-4">
            {m.warehouse_open_case()}
          </Link>
          <Link
            to={`/${locale}/ops/warehouse/packages?resolve=${item.id}`}
            preventScrollReset
            className="text-sea underline-offset-4"
          >
            {m.warehouse_resolve()}
          </Link>
        </>
      )}
      {item.boxes.map((box) => (
        <Link key={box} to={`/${locale}/ops/warehouse/boxes/${box}`} className="text-sea underline-offset-4">
          <Ltr>{box}</Ltr>
        </Link>
      ))}
      {item.state === 'ready_for_shipping' && item.boxes.length === 0 && (
        <span className="text-soft">{m.warehouse_in_no_box()}</span>
      )}
      {item.state === 'ready_for_shipping' && item.isSealed && (
        <Link
          to={`/${locale}/ops/warehouse/packages?unpack=${item.id}`}
          preventScrollReset
          className="text-sea underline-offset-4 hover:underline"
        >
          {m.warehouse_unpack()}
        </Link>
      )}
      {item.state === 'ready_for_shipping' && !item.isSealed && (
        <button
          type="submit"
          name="do"
          value={`unpack:${item.id}`}
          formNoValidate
          className="text-sea underline-offset-4 hover:underline"
        >
          {m.warehouse_unpack()}
        </button>
      )}
      {item.photoId && (
        <a href={`/api/files/${item.photoId}`} target="_blank" rel="noopener" className="text-sea underline-offset-4">
          {m.warehouse_photo()}
        </a>
      )}
    </span>
  )
}
