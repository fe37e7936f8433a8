import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { newId } from '#platform/work/id.ts'
import { isSite } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { DraftTable } from './drafts/draft-table.tsx'
import { startDraft } from './drafts/edit-draft.ts'
import { readDrafts } from './drafts/read-drafts.ts'
import { siteOf, TariffHeading } from './tariff-heading.tsx'
import { readHistory } from './versions/read-history.ts'
import { HoldingVersion, VersionTable } from './versions/version-table.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { searchParams } = new URL(request.url)
  const site = siteOf(searchParams, visit.site)
  const moment = new Date(searchParams.get('before') ?? Number.NaN)
  const before = Number.isNaN(moment.getTime()) ? null : moment
  return visit.read(async (work) => {
    const drafts = await readDrafts(work, site)
    const versions = await readHistory(work, site, before)
    return { drafts, versions, isFirst: before === null, key: newId(), site, locale: visit.locale }
  })
}

/** Begins a draft; the table to be changed first may be named. */
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const form = await request.formData()
  const asked = form.get('site')
  const site = isSite(asked) ? asked : visit.site
  const { number } = await visit.write((work) => startDraft(work, { key: String(form.get('key')), site }))
  const section = String(form.get('section') ?? '')
  return redirect(`/${visit.locale}/ops/pricing/drafts/${number}${/^[a-z]+$/.test(section) ? `/${section}` : ''}`)
}

export default function PricingOverview() {
  const { drafts, versions, isFirst, key, site, locale } = useLoaderData<typeof loader>()
  const now = versions.find((version) => version.state === 'now')
  return (
    <>
      <TariffHeading
        locale={locale}
        site={site}
        at="overview"
        lead={m.tariffs_lead()}
        actions={
          <Form method="post">
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="site" value={site} />
            <SubmitButton icon="plus">{m.tariffs_new_draft()}</SubmitButton>
          </Form>
        }
      />
      <div className="flex flex-col gap-6">
        {isFirst && now && <HoldingVersion version={now} locale={locale} site={site} />}
        {isFirst && (
          <section aria-labelledby="drafts">
            <h2 id="drafts" className="mb-2 text-lg">
              {m.tariffs_drafts()}
            </h2>
            {drafts.length === 0 ? (
              <p className="text-soft">{m.tariffs_no_drafts()}</p>
            ) : (
              <DraftTable drafts={drafts} locale={locale} site={site} />
            )}
          </section>
        )}
        <section aria-labelledby="versions">
          <h2 id="versions" className="mb-2 text-lg">
            {m.tariffs_history()}
          </h2>
          <VersionTable versions={versions} locale={locale} site={site} />
        </section>
      </div>
    </>
  )
}
