import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { placeOf } from '#content/pages/content-places.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { siteWords } from '#platform/http/site-words.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type DeskText, readDesk } from './read-desk.ts'
import { sayStanding } from './say-standing.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  return { texts: await visit.read(readDesk), locale: visit.locale, site: visit.site }
}

/** Every text of the shop, with what is shown, what is in hand, and which language lacks what. */
export default function ContentDesk() {
  const { texts, locale, site } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{m.pages_desk_title()}</PageTitle>
      <PageHeading
        title={m.pages_desk_title()}
        lead={m.pages_desk_lead()}
        actions={
          <>
            <ButtonLink to={`/${locale}/ops/content/home/homeBanner`} icon="home">
              {m.pages_to_banner()}
            </ButtonLink>
            <ButtonLink to={`/${locale}/ops/content/home/homeSections`} icon="home">
              {m.pages_to_sections()}
            </ButtonLink>
            <ButtonLink to={`/${locale}/ops/content/home/homeHeadings`} icon="home">
              {m.pages_to_headings()}
            </ButtonLink>
            <ButtonLink to={`/${locale}/ops/content/lines`} icon="info">
              {m.pages_lines()}
            </ButtonLink>
            <ButtonLink to={`/${locale}/ops/content/pictures`} icon="camera">
              {m.pages_to_pictures()}
            </ButtonLink>
          </>
        }
      />
      <Table
        caption={m.pages_desk_title()}
        rows={texts}
        rowKey={(row) => `${row.place} ${row.site}`}
        rowTo={(row) => textPath(locale, row)}
        columns={columns(locale, site)}
        dense
      />
    </>
  )
}

function textPath(locale: Locale, { place, site }: Pick<DeskText, 'place' | 'site'>): string {
  return `/${locale}/ops/content/${place}${site === null ? '' : `?of=${site}`}`
}

function columns(locale: Locale, here: Site): readonly Column<DeskText>[] {
  return [
    {
      key: 'text',
      title: m.pages_column_text(),
      lead: true,
      cell: ({ place, site }) => {
        const name = placeOf(place)!.name()
        return site === null ? name : `${name} · ${siteWords(site, locale).country}`
      },
    },
    {
      key: 'state',
      title: m.pages_column_state(),
      cell: ({ standings }) => (
        <span className="flex flex-wrap gap-1.5">
          {standings.map((one) => {
            const { tone, text } = sayStanding(one)
            return (
              <Badge key={one} tone={tone} size="small">
                {text}
              </Badge>
            )
          })}
        </span>
      ),
    },
    {
      key: 'lacks',
      title: m.pages_column_lacks(),
      wide: true,
      cell: ({ lacks }) => (lacks.length === 0 ? m.pages_lacks_nothing() : lacks.map(sayLack).join(' · ')),
    },
    { key: 'legal', title: m.pages_column_agreed(), cell: ({ isLegal }) => (isLegal ? m.pages_two_people() : '—') },
    {
      key: 'changed',
      title: m.pages_column_changed(),
      cell: ({ changedAt, changedBy }) =>
        changedBy === null
          ? m.pages_changed_first()
          : m.pages_changed({ when: sayMoment(changedAt, locale, here), who: isolate(changedBy) }),
    },
  ]
}

const fields = { title: m.pages_field_title, lead: m.pages_field_lead, body: m.pages_field_body } as const

function sayLack({ language, field }: DeskText['lacks'][number]): string {
  const name = fields[field]()
  return language === 'ar' ? m.pages_lacks_arabic({ field: name }) : m.pages_lacks_english({ field: name })
}
