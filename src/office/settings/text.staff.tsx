import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { kindNames, messageKinds } from '#people/notices/kinds/message-kinds.ts'
import { sampleLetter } from '#people/notices/kinds/sample-letter.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { mainSite } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { previewText } from './texts/preview-text.ts'
import { textDeeds } from './texts/text-deeds.ts'
import { TextPreviews } from './texts/text-previews.tsx'
import { sharedPlaceOf, type TextPlace, textPlaceOf, textSetting, variablesOf } from './texts/text-setting.ts'
import { SettingForm } from './values/change-form.tsx'
import { loadSetting } from './values/load-setting.ts'
import { VersionTable } from './values/version-table.tsx'

export const shouldRevalidate = () => true

/** A message that shows the words: of a family its first one. */
function sampleOf({ kind, family }: TextPlace) {
  return kind ?? kindNames.find((one) => messageKinds[one].family === family)!
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const place = textPlaceOf(params.name ?? '')
  if (!place) throw data(null, { status: 404 })
  const facts = await loadSetting(visit, request, textSetting(place), mainSite)
  const { locale, site, origin } = visit
  const sample = sampleOf(place)
  return {
    ...facts,
    name: params.name ?? '',
    title: place.kind
      ? sampleLetter(sample, { locale, site, data: 'usual', origin }).subject
      : m.settings_texts_shared({}, { locale }),
    shared: place.kind && sharedPlaceOf(place.kind),
    fields: facts.fields.map((one) => {
      const variables = variablesOf(one.usual).map((name) => `\u2066{${name}}\u2069`)
      const hint = variables.length > 0 ? m.settings_text_variables({ list: variables.join(' ') }, { locale }) : null
      return { ...one, hint }
    }),
    previews: (['ar', 'en'] as const).map((one) => previewText(visit, sample, {}, one)),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const place = textPlaceOf(params.name ?? '')
  if (!place) throw data(null, { status: 404 })
  const deeds = textDeeds(place, sampleOf(place))
  return answerDeeds(visit, await request.formData(), deeds, `ops/settings/texts/${params.name}`)
}

/** The words of one message in both languages, with its variables, how it looks, and all that was ever said. */
export default function TextPage() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, title, shared, asksProof } = facts
  const isOfForm = ['change', 'preview', 'test'].includes(answer?.typed.do ?? '')
  const tried = answer && 'previews' in answer ? answer : null
  const here = `/${locale}/ops/settings/texts/${facts.name}`
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={<bdi>{title}</bdi>}
        lead={m.settings_texts_lead()}
        back={{ to: `/${locale}/ops/messages`, text: m.notices_kinds_title() }}
      />
      <DoneNotice text={answer ? null : facts.done} />
      {tried?.sentTo && (
        <Notice tone="ok" role="status" className="mb-4">
          {m.settings_text_tested({ email: tried.sentTo })}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={m.settings_change()}>
          <SettingForm
            facts={facts}
            answer={isOfForm ? answer : undefined}
            more={
              <>
                <Button type="submit" name="do" value="preview" formNoValidate>
                  {m.settings_text_preview()}
                </Button>
                <Button type="submit" name="do" value="test" formNoValidate>
                  {m.settings_text_test()}
                </Button>
              </>
            }
          />
          <div className="mt-3 flex flex-wrap gap-x-5">
            <TextLink to={`${here}?as=usual`} className="min-h-11">
              {m.settings_text_usual()}
            </TextLink>
            {shared && (
              <TextLink to={`/${locale}/ops/settings/texts/${shared}`} className="min-h-11">
                {m.settings_texts_shared()}
              </TextLink>
            )}
          </div>
        </Card>
        <TextPreviews previews={tried?.previews ?? facts.previews} isTried={tried !== null} />
      </div>
      <VersionTable
        versions={facts.versions}
        here={here}
        asksProof={asksProof}
        answer={isOfForm ? undefined : answer}
      />
    </>
  )
}
