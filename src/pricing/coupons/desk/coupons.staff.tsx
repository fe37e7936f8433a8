import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { siteWords } from '#platform/http/site-words.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { PricingTabs } from '#pricing/quote/explain/pricing-tabs.tsx'
import { m } from '#words/messages.js'
import { CouponTable } from './coupon-table.tsx'
import { couponStates, readCouponDesk } from './read-coupon-desk.ts'
import { stateLooks } from './state-look.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'coupons', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 60) ?? ''
  const state = couponStates.find((one) => one === searchParams.get('state')) ?? null
  const rows = await visit.read((work) => readCouponDesk(work, { state, q }))
  return { rows, q, state, mayPrice: permits(visit.who, 'pricing'), locale: visit.locale, site: visit.site }
}

export default function CouponsDesk() {
  const { rows, q, state, mayPrice, locale, site } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/pricing/coupons`
  const isNarrowed = q !== '' || state !== null
  return (
    <>
      <PageTitle>{m.coupons_desk()}</PageTitle>
      <PageHeading
        title={m.coupons_desk()}
        lead={siteWords(site, locale).couponDeskLead}
        actions={
          <ButtonLink to={`${here}/new`} kind="primary" icon="plus">
            {m.coupons_new()}
          </ButtonLink>
        }
      />
      {mayPrice && (
        <div className="-mt-4 mb-3">
          <PricingTabs locale={locale} at="coupons" />
        </div>
      )}
      <QueueBar
        label={m.coupons_find()}
        placeholder={m.coupons_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'state',
            label: m.coupons_state(),
            value: state ?? '',
            options: [
              { value: '', text: m.coupons_state_all() },
              ...couponStates.map((value) => ({ value, text: stateLooks[value].name() })),
            ],
          },
        ]}
        {...(isNarrowed && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={isNarrowed ? m.platform_queue_empty() : m.coupons_none_yet()} level={2} />
      ) : (
        <CouponTable rows={rows} here={here} locale={locale} site={site} />
      )}
    </>
  )
}
