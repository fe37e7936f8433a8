import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { textPrefix } from '#platform/settings/changeable/said-texts.ts'
import { m } from '#words/messages.js'
import { loadSetting } from './values/load-setting.ts'
import { settingDeeds } from './values/setting-deeds.ts'
import { findSetting } from './values/setting-list.ts'
import { SettingView } from './values/setting-view.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'settings', request)
  const name = params.name ?? ''
  // The log names the words of messages as the settings they are.
  if (name.startsWith(textPrefix))
    throw redirect(`/${visit.locale}/ops/settings/texts/${name.slice(textPrefix.length)}`)
  const listed = findSetting(visit.site, visit.ports, name)
  if (!listed) throw data(null, { status: 404 })
  return loadSetting(visit, request, listed.setting)
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'settings', request)
  const listed = findSetting(visit.site, visit.ports, params.name ?? '')
  if (!listed) throw data(null, { status: 404 })
  const deeds = settingDeeds(listed.setting, visit.site)
  return answerDeeds(visit, await request.formData(), deeds, `ops/settings/of/${listed.setting.name}`)
}

/** One setting of the site. */
export default function SettingPage() {
  const facts = useLoaderData<typeof loader>()
  const desk = `/${facts.locale}/ops/settings`
  return (
    <SettingView
      facts={facts}
      answer={useAnswer<typeof action>()}
      here={`${desk}/of/${facts.name}`}
      back={{ to: desk, text: m.settings_title() }}
    />
  )
}
