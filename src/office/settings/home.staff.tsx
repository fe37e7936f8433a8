import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { homeBanner } from '#content/pages/home/home-banner.ts'
import { homeHeadings } from '#content/pages/home/home-headings.ts'
import { homeSections } from '#content/pages/home/home-sections.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { m } from '#words/messages.js'
import { BannerPreviews } from './banner-previews.tsx'
import { type BannerValues, bannerPreviewDeed, previewBanner } from './home-preview.ts'
import { sayUsualHeading } from './usual-headings.ts'
import { loadSetting } from './values/load-setting.ts'
import { settingDeeds } from './values/setting-deeds.ts'
import { SettingView } from './values/setting-view.tsx'

export const shouldRevalidate = () => true

const parts = [homeBanner, homeSections, homeHeadings]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const part = parts.find(({ name }) => name === params.name)
  if (!part) throw data(null, { status: 404 })
  const facts = await loadSetting(visit, request, part)
  const begun = Object.fromEntries(facts.fields.map(({ name, typed }) => [name, typed]))
  const fields =
    part === homeHeadings
      ? facts.fields.map((one) => ({ ...one, hint: sayUsualHeading(one.name, visit.locale) }))
      : facts.fields
  return { ...facts, fields, previews: part === homeBanner ? await previewBanner(visit, begun as BannerValues) : null }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const part = parts.find(({ name }) => name === params.name)
  if (!part) throw data(null, { status: 404 })
  const deeds = { ...settingDeeds(part, visit.site), preview: bannerPreviewDeed(visit) }
  return answerDeeds(visit, await request.formData(), deeds, `ops/content/home/${part.name}`)
}

/** The banner of the home page, or the order of its sections, for those who write what the shop says. */
export default function HomePartPage() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const tried = answer && 'previews' in answer ? answer.previews : null
  const previews = tried ?? facts.previews
  const desk = `/${facts.locale}/ops/content`
  return (
    <SettingView
      facts={facts}
      answer={answer}
      here={`${desk}/home/${facts.name}`}
      back={{ to: desk, text: m.pages_desk_title() }}
      more={
        facts.previews && (
          <Button type="submit" name="do" value="preview" formNoValidate>
            {m.settings_text_preview()}
          </Button>
        )
      }
    >
      {previews && <BannerPreviews previews={previews} isTried={tried !== null} />}
    </SettingView>
  )
}
