import { Badge } from '#platform/ui/show/badge.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { m } from '#words/messages.js'
import type { KindLine } from './read-kind-tree.ts'

type KindListProps = {
  readonly kinds: readonly KindLine[]
  readonly here: string
  /** Says where each stands. */
  readonly withPlace?: boolean
}

/** Kinds of one group, or found ones: what each weighs, and how many products are of it. */
export function KindList({ kinds, here, withPlace = false }: KindListProps) {
  return (
    <ul className="divide-y divide-line">
      {kinds.map((kind) => (
        <li key={kind.code} className="py-1.5">
          <Line kind={kind} here={here} withPlace={withPlace} />
          {kind.below.length > 0 && (
            <ul className="mt-1 border-s-2 border-line ps-3">
              {kind.below.map((one) => (
                <li key={one.code} className="py-1">
                  <Line kind={one} here={here} withPlace={false} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

type LineProps = { readonly kind: KindLine; readonly here: string; readonly withPlace: boolean }

function Line({ kind, here, withPlace }: LineProps) {
  const { code, name, otherName, grams, products, isOn, isSent, setBy, place } = kind
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <TextLink to={`${here}/${encodeURIComponent(code)}`} quiet className="min-h-9 font-semibold">
          <bdi>{name}</bdi>
        </TextLink>
        {otherName !== name && <bdi className="text-sm text-soft">{otherName}</bdi>}
        {setBy === 'staff' && (
          <Badge tone="info" size="small">
            {m.catalogue_kind_own()}
          </Badge>
        )}
        {setBy === 'changed' && (
          <Badge tone="info" size="small">
            {m.catalogue_kind_changed()}
          </Badge>
        )}
        {!isOn && (
          <Badge size="small" tone="warn">
            {m.catalogue_store_off()}
          </Badge>
        )}
        {!isSent && (
          <Badge size="small" tone="bad">
            {m.catalogue_kind_never_sent()}
          </Badge>
        )}
      </span>
      <span className="flex shrink-0 gap-x-4 text-sm text-soft">
        {grams > 0 && <span>{m.catalogue_grams({ grams: formatCount(grams) })}</span>}
        <span>{m.catalogue_count({ count: products })}</span>
      </span>
      {withPlace && <span className="basis-full text-sm text-soft">{place}</span>}
    </div>
  )
}
