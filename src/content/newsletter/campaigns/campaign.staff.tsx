import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { writePreview } from '#content/newsletter/sending/write-preview.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { darkened, withoutSheet } from '#people/notices/mail-look.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { AudienceCard } from './audience-card.tsx'
import { campaignDeeds } from './campaign-deeds.ts'
import { CampaignEditor } from './campaign-editor.tsx'
import { FiguresCard, PeopleCard } from './campaign-facts.tsx'
import { campaignTyped } from './campaign-form.ts'
import { CampaignPreview } from './campaign-preview.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { MissingList } from './missing-list.tsx'
import { localesOf } from './publish-campaign.ts'
import { readCampaign } from './read-campaigns.ts'
import { StateForms } from './state-forms.tsx'
import { stateLooks } from './state-look.ts'
import { useRenewing } from './use-renewing.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const { locale, site } = visit
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('in')
  const shown: Locale = asked === 'ar' || asked === 'en' ? asked : locale
  const isDark = searchParams.get('look') === 'dark'
  const twin: Locale = shown === 'ar' ? 'en' : 'ar'
  const { campaign, mail, other } = await foundPage(
    visit.read(async (work) => {
      const found = await readCampaign(work, params.id ?? '')
      const [mail, other] = [
        await writePreview(work, found, shown, visit),
        await writePreview(work, found, twin, visit),
      ]
      return { campaign: found, mail, other }
    }),
  )
  const sentIn = localesOf(campaign.audience)
  const leftOut = [
    ...(sentIn.includes(shown) ? mail.leftOut.map((one) => ({ ...one, locale: shown })) : []),
    ...(sentIn.includes(twin) ? other.leftOut.map((one) => ({ ...one, locale: twin })) : []),
  ]
  const html = withoutSheet(mail.html)
  return {
    campaign,
    typed: campaignTyped(campaign, site),
    preview: {
      locale: shown,
      isDark,
      html: isDark ? darkened(html) : html,
      text: mail.text,
      isSent: sentIn.includes(shown),
    },
    leftOut,
    asksProof: needsProof(visit),
    asksStop: searchParams.get('ask') === 'stop',
    done: doneText(request, 'newsletter_done', locale),
    locale,
    site,
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const { id = '' } = params
  return answerDeeds(visit, await request.formData(), campaignDeeds(id, visit.site), `ops/content/campaigns/${id}`)
}

/** One campaign: written as a draft, agreed to by a second person, watched while it is sent. */
// These come after what was typed was kept, or tell of somebody else's change: the form goes on from the version that is now.
const goesOn = ['CAMPAIGN_INCOMPLETE', 'CAMPAIGN_WITHOUT_AUDIENCE', 'TOO_MANY_REQUESTS', 'STALE']
const keptBefore = (code: string | null) => code !== null && goesOn.includes(code)

export default function CampaignPage() {
  const { campaign, typed, preview, leftOut, asksProof, asksStop, done, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { id, state, figures, missing, size } = campaign
  useRenewing(state === 'sending')
  const home = `/${locale}/ops/content/campaigns`
  const title = campaign[`subject_${locale}`] || campaign.subject_ar || m.newsletter_campaign_untitled()
  const look = stateLooks[state]
  const isDraft = state === 'draft'
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={<bdi>{title}</bdi>}
        back={{ to: home, text: m.newsletter_campaigns() }}
        aside={<Badge tone={look.tone}>{look.name()}</Badge>}
        actions={
          <Form method="post" action={home}>
            <input type="hidden" name="like" value={id} />
            <Button type="submit" icon="copy" size="small">
              {m.newsletter_copy()}
            </Button>
          </Form>
        }
      />
      <DoneNotice text={answer ? null : done} />
      {answer?.errors.general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {answer.errors.general}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          {isDraft && <MissingList missing={missing} />}
          {!figures && <LeftOutList leftOut={leftOut} locale={locale} />}
          {state === 'paused' && campaign.paused_why === 'complaints' && (
            <Notice tone="bad" title={m.newsletter_paused_by_complaints()}>
              {m.newsletter_paused_by_complaints_text({ count: campaign.paused_complaints })}
            </Notice>
          )}
          {state === 'paused' && campaign.paused_why === 'refusals' && (
            <Notice tone="bad" title={m.newsletter_paused_by_refusals()}>
              {m.newsletter_paused_by_refusals_text({ said: isolateLtr(campaign.paused_said ?? '') })}
            </Notice>
          )}
          <StateForms
            campaign={campaign}
            asksProof={asksProof}
            asksStop={asksStop}
            answer={answer}
            here={`${home}/${id}`}
          />
          {figures && <FiguresCard figures={figures} />}
          {isDraft ? (
            <CampaignEditor
              key={answer?.attempt ?? campaign.version}
              typed={answer ? { ...answer.typed, ...(keptBefore(answer.code) && { version: typed.version }) } : typed}
              errors={answer?.errors ?? {}}
              size={size}
            />
          ) : (
            <>
              <AudienceCard campaign={campaign} locale={locale} site={site} />
              <PeopleCard campaign={campaign} />
            </>
          )}
        </div>
        <CampaignPreview preview={preview} here={`${home}/${id}`} />
      </div>
    </>
  )
}
