import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { isId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { campaignColumns } from './campaign-columns.tsx'
import { readCampaigns } from './read-campaigns.ts'
import { beginCampaign } from './write-campaign.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  return { rows: await visit.read(readCampaigns), locale: visit.locale, site: visit.site }
}

/** A new draft; `like` names the campaign that it is a copy of. */
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const like = String((await request.formData()).get('like') ?? '')
  const id = await visit.write((work) => beginCampaign(work, isId(like) ? like : null))
  return redirect(`/${visit.locale}/ops/content/campaigns/${id}`)
}

export default function Campaigns() {
  const { rows, locale, site } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/content/campaigns`
  return (
    <>
      <PageTitle>{m.newsletter_campaigns()}</PageTitle>
      <PageHeading
        title={m.newsletter_campaigns()}
        lead={m.newsletter_campaigns_lead()}
        actions={
          <Form method="post">
            <Button type="submit" kind="primary" icon="plus">
              {m.newsletter_campaign_new()}
            </Button>
          </Form>
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          drawing="letters"
          title={m.newsletter_campaigns_none()}
          text={m.newsletter_campaigns_none_text()}
          level={2}
        />
      ) : (
        <Queue
          keys={[
            { press: 'j / k', text: m.platform_queue_key_move() },
            { press: 'Enter', text: m.platform_queue_key_open() },
          ]}
        >
          <Table
            caption={m.newsletter_campaigns()}
            columns={campaignColumns(locale, site)}
            rows={rows}
            rowKey={(row) => row.id}
            rowTo={(row) => `${here}/${row.id}`}
            dense
          />
        </Queue>
      )}
    </>
  )
}
