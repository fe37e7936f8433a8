import { deedInSteps } from '#people/proofs/answer-deeds.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { renewSettings } from '#platform/settings/changeable/known-settings.ts'
import type { Site } from '#sites/sites.ts'
import { agreeToSetting, changeSetting, withdrawSetting } from './change-setting.ts'
import { openVersionForm, settingForm } from './setting-form.ts'
import type { AnySetting } from './setting-list.ts'

/** What staff do to one setting of a site. This process knows it at once, the others within seconds. */
export function settingDeeds(setting: AnySetting, site: Site) {
  return {
    change: deedInSteps(settingForm(setting, site), async (values, { visit, form }) => {
      await takeProof(visit, form)
      const { waits } = await visit.write((work) => changeSetting({ ...work, site }, setting, values))
      await visit.query(renewSettings)
      return waits ? 'proposed' : 'set'
    }),
    agree: deedInSteps(openVersionForm, async ({ id }, { visit, form }) => {
      await takeProof(visit, form)
      await visit.write((work) => agreeToSetting({ ...work, site }, setting, id))
      await visit.query(renewSettings)
      return 'agreed'
    }),
    withdraw: deedInSteps(openVersionForm, async ({ id }, { visit, form }) => {
      await takeProof(visit, form)
      await visit.write((work) => withdrawSetting({ ...work, site }, setting, id))
      await visit.query(renewSettings)
      return 'withdrawn'
    }),
  }
}
