import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Warning } from './box-warnings.ts'
import type { LimitKind } from './limit-kinds.ts'
import type { BoxView } from './read-boxes.ts'

type BoxFactsProps = { readonly box: BoxView; readonly locale: Locale; readonly site: Site }

const limitTexts: Readonly<Record<LimitKind, (facts: { is: string; most: string }) => string>> = {
  box_grams: m.warehouse_limit_box_grams,
  box_side_cm: m.warehouse_limit_box_side,
  box_value_usd: m.warehouse_limit_box_value,
  consignee_value_usd: m.warehouse_limit_consignee_value,
  consignee_grams: m.warehouse_limit_consignee_grams,
}

/** The weight and value of the box while it is filled, and what a packer needs to know. */
export function BoxFacts({ box, locale, site }: BoxFactsProps) {
  const { netGrams, grossGrams, volumeGrams, valueUsd, size, place, pieces, batteries, liquids, warnings } = box
  const grams = (value: number) => <bdi>{m.warehouse_grams_of({ grams: value })}</bdi>
  return (
    <Card title={m.warehouse_box()}>
      {warnings.map((warning) => (
        <Notice key={warning.kind} tone="warn" className="mb-2" title={say(warning)}>
          <span lang="en" dir="ltr" className="block text-sm break-words">
            {warning.source}
          </span>
        </Notice>
      ))}
      {batteries > 0 && <Notice tone="warn" className="mb-2" title={m.warehouse_box_batteries({ count: batteries })} />}
      {liquids > 0 && <Notice tone="warn" className="mb-2" title={m.warehouse_box_liquids({ count: liquids })} />}
      {pieces.some((piece) => piece.removeBox) && (
        <Notice tone="info" className="mb-2" title={m.warehouse_box_wish_gone()} />
      )}
      {pieces.some((piece) => !piece.removeBox) && (
        <Notice tone="info" className="mb-2" title={m.warehouse_box_wish_keep()} />
      )}
      {box.isPrepared && <Notice tone="info" className="mb-2" title={m.warehouse_box_shipment_hint()} />}
      <Facts
        items={[
          { term: m.warehouse_place(), value: countryName(place, locale) },
          ...(box.shipment
            ? [
                {
                  term: m.warehouse_box_shipment(),
                  value: (
                    <TextLink to={`/${locale}/ops/shipments/${box.shipment}`}>
                      <Ltr>{box.shipment}</Ltr>
                    </TextLink>
                  ),
                },
              ]
            : []),
          { term: m.warehouse_box_pieces(), value: pieces.length },
          { term: m.warehouse_box_net(), value: grams(netGrams) },
          ...(grossGrams === null ? [] : [{ term: m.warehouse_box_gross(), value: grams(grossGrams) }]),
          ...(size
            ? [
                {
                  term: m.warehouse_box_size(),
                  value: (
                    <bdi>{m.warehouse_cm_of({ size: `${size.lengthCm} × ${size.widthCm} × ${size.heightCm}` })}</bdi>
                  ),
                },
              ]
            : []),
          ...(volumeGrams === null ? [] : [{ term: m.warehouse_box_volume(), value: grams(volumeGrams) }]),
          { term: m.warehouse_box_value(), value: <Ltr>{`${valueUsd} USD`}</Ltr> },
          ...(box.closedAt ? [{ term: m.warehouse_box_is_closed(), value: sayTime(box.closedAt, locale, site) }] : []),
        ]}
      />
    </Card>
  )
}

function say({ kind, is, most }: Warning): string {
  return limitTexts[kind]({ is: String(is), most: String(most) })
}
