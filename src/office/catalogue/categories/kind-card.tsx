import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { readKind } from './read-kind.ts'

export type ShownKind = NonNullable<Awaited<ReturnType<typeof readKind>>>
type KindCardProps = { readonly shown: ShownKind; readonly here: string; readonly locale: Locale }

const sources = {
  program: m.catalogue_kind_program,
  changed: m.catalogue_kind_changed,
  staff: m.catalogue_kind_own,
} as const

/** Where a kind stands and what is of it, with what can be done to it. */
export function KindCard({ shown, here, locale }: KindCardProps) {
  const { kind, name, place, category, above, below, setBy, refused, hasModels, products, examples } = shown
  const items = [
    { term: m.catalogue_kind_category(), value: category },
    { term: m.catalogue_kind_place(), value: above ? `${place} › ${above.name}` : place },
    { term: m.catalogue_kind_products(), value: m.catalogue_count({ count: products }) },
    {
      term: m.catalogue_state(),
      value: (
        <Badge tone={kind.isOn ? 'ok' : 'warn'} size="small">
          {kind.isOn ? m.catalogue_store_on() : m.catalogue_store_off()}
        </Badge>
      ),
    },
    { term: m.catalogue_from(), value: sources[setBy]() },
  ]
  const page = `/${locale}/ops/catalogue/categories`
  return (
    <Card title={<bdi>{name}</bdi>}>
      {refused !== null && (
        <Notice
          tone="warn"
          title={m.catalogue_kind_never_sent()}
          action={
            <TextLink to={`/${locale}/ops/catalogue/rules`} className="min-h-11">
              {m.catalogue_rules()}
            </TextLink>
          }
        >
          {m.catalogue_kind_never_sent_text()}
        </Notice>
      )}
      <div className={refused === null ? undefined : 'mt-4'}>
        <Facts items={items} look="grid" />
      </div>
      {hasModels && <p className="mt-3 text-sm text-soft">{m.catalogue_kind_models()}</p>}
      <Links
        title={m.catalogue_kind_below()}
        rows={below.map((one) => ({ to: `${page}/${encodeURIComponent(one.code)}`, text: one.name, key: one.code }))}
      />
      <Links
        title={m.catalogue_kind_examples()}
        rows={examples.map((one) => ({
          to: `/${locale}/ops/catalogue/products/${one.id}`,
          text: one.title,
          key: one.id,
        }))}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        {above === null && (
          <ButtonLink to={`${page}/new?below=${encodeURIComponent(kind.code)}`} icon="plus">
            {m.catalogue_kind_add_below()}
          </ButtonLink>
        )}
        {(refused === null || !kind.isOn) && (
          <ButtonLink to={`${here}?do=switch`} icon={kind.isOn ? 'eye-off' : 'eye'}>
            {kind.isOn ? m.catalogue_switch_off() : m.catalogue_switch_on()}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

type LinksProps = {
  readonly title: string
  readonly rows: readonly { readonly to: string; readonly text: string; readonly key: string }[]
}

function Links({ title, rows }: LinksProps) {
  if (rows.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="text-sm text-soft">{title}</h3>
      <ul>
        {rows.map(({ to, text, key }) => (
          <li key={key}>
            <TextLink to={to} quiet className="min-h-8">
              <bdi className="wrap-anywhere">{text}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
