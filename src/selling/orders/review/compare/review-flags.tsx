import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { ReviewItemProps } from '#selling/orders/review/review-item-props.ts'
import { m } from '#words/messages.js'
import type { LimitUse } from './personal-use.ts'

const asked = {
  refuse: m.orders_review_flag_refuse,
  permit: m.orders_review_flag_permit,
  limit: m.orders_review_flag_limit,
} as const
const found = {
  title: m.orders_review_flag_title,
  page: m.orders_review_flag_page,
  notes: m.orders_review_flag_notes,
  category: m.orders_review_flag_category,
} as const
const tones = { refuse: 'bad', permit: 'warn', limit: 'info' } as const

/** Rules that match the item, and the person's imports: each with its day and its source. */
export function ReviewFlags({ item, locale, site }: ReviewItemProps) {
  const { uses } = item.flags
  // A counted limit is shown instead of the word that matched.
  const isCounted = (kind: string) => uses.some(({ limit }) => limit.kind === kind)
  const hits = item.flags.hits.filter(({ hit, rule }) => rule.asks !== 'limit' || !isCounted(hit.kind))
  const isGone = item.readPage?.product?.availability === 'out_of_stock'
  if (hits.length + uses.length === 0 && !isGone) return null
  return (
    <div className="flex flex-col gap-2 border-t border-line px-3 py-2">
      {isGone && <Notice tone="warn" className="py-2" title={m.orders_review_page_gone()} />}
      {hits.map(({ hit, rule, name }) => (
        <Notice key={hit.kind} tone={tones[rule.asks]} className="py-2" title={asked[rule.asks]({ rule: name })}>
          {found[hit.where]({ word: isolate(hit.word) })} ·{' '}
          <Since date={sayDay(rule.since, locale, site)} source={rule.source} />
        </Notice>
      ))}
      {uses.map((use) => (
        <Notice
          key={use.limit.kind + use.limit.per}
          tone={use.left < 0 ? 'bad' : use.beside > use.left ? 'warn' : 'info'}
          className="py-2"
          title={<Counted use={use} rule={use.name} />}
        >
          {use.left < 0
            ? m.orders_review_limit_over({ over: amount(use, -use.left) })
            : m.orders_review_limit_left({ left: amount(use, use.left) })}{' '}
          <Since date={sayDay(use.limit.since, locale, site)} source={use.limit.source} />
          {use.beside > 0 && (
            <span className="block">
              {m.orders_review_limit_beside({
                beside: amount(use, use.beside),
                undecided: amount(use, use.undecided),
                most: amount(use, use.limit.most),
              })}
            </span>
          )}
          {use.limit.doubt !== '' && (
            <span className="block text-sm text-soft">
              {m.orders_review_limit_doubt({ doubt: isolate(use.limit.doubt) })}
            </span>
          )}
        </Notice>
      ))}
    </div>
  )
}

function Counted({ use, rule }: { readonly use: LimitUse; readonly rule: string }) {
  const [most, adds] = [amount(use, use.limit.most), amount(use, use.adds)]
  if (use.limit.per === 'order') return m.orders_review_limit_order({ rule, most, adds })
  const [cameIn, coming] = [amount(use, use.cameIn), amount(use, use.coming)]
  return m.orders_review_limit_year({ rule, most, cameIn, coming, adds })
}

function amount({ limit }: LimitUse, count: number): string {
  return limit.unit === 'grams' ? m.orders_review_limit_grams({ grams: count }) : String(count)
}

function Since({ date, source }: { readonly date: string; readonly source: string }) {
  return (
    <span className="text-sm text-soft">
      {m.orders_review_flag_since({ date })} · <bdi>{source}</bdi>
    </span>
  )
}
