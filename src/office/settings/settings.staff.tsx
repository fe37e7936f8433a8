import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { sayHours } from '#fulfilment/requests/offices/office-hours.ts'
import { readDeskOffices } from '#fulfilment/requests/offices/read-office-desk.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { readDeskSettings } from './values/read-settings.ts'
import { sayShortly, sayValues, settingTitle } from './values/say-setting.ts'
import { settingGroups } from './values/setting-groups.ts'
import { SettingRows } from './values/setting-rows.tsx'

/** What the shop runs by and staff may change without a release: offices here, and the ways to what stands elsewhere. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'settings', request)
  const { locale, site } = visit
  const [offices, settings] = await visit.read(async (work) => [
    await readDeskOffices(work),
    await readDeskSettings(work, visit.ports),
  ])
  return {
    offices: offices.map((one) => ({ ...one, hours: sayHours({ ...one, workingDays: one.days }, locale) })),
    settings: settings.map(({ group, setting, usual, holds, coming }) => {
      const said = sayValues(setting, holds?.values ?? usual, { locale, site })
      const next = coming.at(-1)
      return {
        group,
        name: setting.name,
        title: settingTitle(setting, locale),
        now: sayShortly(said),
        since: holds ? sayDay(holds.validFrom, locale, site) : '',
        coming: next ? { state: next.state, from: sayDay(next.validFrom, locale, site) } : null,
      }
    }),
    locale,
  }
}

export default function SettingsPage() {
  const { offices, settings, locale } = useLoaderData<typeof loader>()
  const home = `/${locale}/ops`
  const elsewhere = [
    { to: `${home}/finance/holidays`, text: m.settings_holidays(), lead: m.settings_holidays_lead() },
    { to: `${home}/finance/rules`, text: m.settings_limits(), lead: m.settings_limits_lead() },
    { to: `${home}/couriers/companies`, text: m.settings_couriers(), lead: m.settings_couriers_lead() },
    { to: `${home}/messages`, text: m.settings_texts(), lead: m.settings_texts_lead() },
    { to: `${home}/catalogue/stores`, text: m.settings_stores(), lead: m.settings_stores_lead() },
    { to: `${home}/catalogue/rules`, text: m.settings_rules(), lead: m.settings_rules_lead() },
  ]
  return (
    <>
      <PageTitle>{m.settings_title()}</PageTitle>
      <PageHeading title={m.settings_title()} lead={m.settings_lead()} />
      <div className="flex flex-col gap-6">
        <section>
          <h2 className="mb-3 text-lg">{m.settings_offices()}</h2>
          <Table
            caption={m.settings_offices()}
            rows={offices}
            rowKey={({ code }) => code}
            columns={[
              {
                key: 'name',
                title: m.settings_office(),
                lead: true,
                cell: ({ code, nameAr, nameEn }) => (
                  <TextLink to={`${home}/settings/offices/${code}`} className="min-h-11">
                    {locale === 'ar' ? nameAr : nameEn}
                  </TextLink>
                ),
              },
              { key: 'hours', title: m.settings_office_hours(), wide: true, cell: ({ hours }) => hours },
              { key: 'phone', title: m.settings_office_phone(), cell: ({ phone }) => <Ltr>{phone}</Ltr> },
              {
                key: 'state',
                title: m.settings_office_state(),
                cell: ({ isOpen }) => (
                  <Badge tone={isOpen ? 'ok' : 'wait'} size="small">
                    {isOpen ? m.settings_office_open() : m.settings_office_closed()}
                  </Badge>
                ),
              },
            ]}
          />
        </section>
        <div className="grid items-start gap-6 xl:grid-cols-2">
          {settingGroups.map((group) => (
            <SettingRows
              key={group}
              group={group}
              settings={settings.filter((one) => one.group === group)}
              home={home}
            />
          ))}
        </div>
        <section>
          <h2 className="mb-3 text-lg">{m.settings_elsewhere()}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {elsewhere.map(({ to, text, lead }) => (
              <li key={to}>
                <Card>
                  <TextLink to={to} className="min-h-8 font-semibold">
                    {text}
                  </TextLink>
                  <p className="text-sm text-soft">{lead}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
