import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { homeBanner } from '#content/pages/home/home-banner.ts'
import { homeSections } from '#content/pages/home/home-sections.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { m } from '#words/messages.js'
import { loadSetting } from './values/load-setting.ts'
import { settingDeeds } from './values/setting-deeds.ts'
import { SettingView } from './values/setting-view.tsx'

export const shouldRevalidate = () => true

const parts = [homeBanner, homeSections]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const part = parts.find(({ name }) => name === params.name)
  if (!part) throw data(null, { status: 404 })
  const again = new URL(request.url).searchParams.get('as')
  return {
    ...(await loadSetting(visit, part, again)),
    asksProof: needsProof(visit),
    done: doneText(request, 'settings_done', visit.locale),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const part = parts.find(({ name }) => name === params.name)
  if (!part) throw data(null, { status: 404 })
  const deeds = settingDeeds(part, visit.site)
  return answerDeeds(visit, await request.formData(), deeds, `ops/content/home/${part.name}`)
}

/** The banner of the home page, or the order of its sections, for those who write what the shop says. */
export default function HomePartPage() {
  const facts = useLoaderData<typeof loader>()
  const desk = `/${facts.locale}/ops/content`
  return (
    <SettingView
      facts={facts}
      answer={useAnswer<typeof action>()}
      here={`${desk}/home/${facts.name}`}
      back={{ to: desk, text: m.pages_desk_title() }}
    />
  )
}
