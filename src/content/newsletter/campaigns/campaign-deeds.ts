import { sendTest } from '#content/newsletter/sending/send-test.ts'
import { deed, deedInSteps, noFields, provedDeed } from '#people/proofs/answer-deeds.ts'
import type { Site } from '#sites/sites.ts'
import { campaignForm } from './campaign-form.ts'
import { proposeCampaign, publishCampaign, takeCampaignBack } from './publish-campaign.ts'
import { steerCampaign } from './steer-campaign.ts'
import { writeCampaign } from './write-campaign.ts'

/** What staff do with a campaign. The buttons of a draft keep what is typed before they do theirs. */
export function campaignDeeds(id: string, site: Site) {
  const form = campaignForm(site)
  return {
    save: deed(form, (work, fields) => writeCampaign(work, id, fields), 'saved'),
    test: deedInSteps(form, async (fields, { visit }) => {
      await visit.write((work) => writeCampaign(work, id, fields))
      await sendTest(visit, id)
      return 'tested'
    }),
    // Kept first: what is missing is said of what was typed.
    propose: deedInSteps(form, async (fields, { visit }) => {
      await visit.write((work) => writeCampaign(work, id, fields))
      await visit.write((work) => proposeCampaign(work, id))
      return 'proposed'
    }),
    discard: deed(noFields, (work) => steerCampaign(work, id, 'discard'), 'discarded'),
    takeBack: deed(noFields, (work) => takeCampaignBack(work, id), 'takenBack'),
    publish: provedDeed(noFields, (work) => publishCampaign(work, id), 'published'),
    pause: deed(noFields, (work) => steerCampaign(work, id, 'pause'), 'paused'),
    resume: deed(noFields, (work) => steerCampaign(work, id, 'resume'), 'resumed'),
    stop: deed(noFields, (work) => steerCampaign(work, id, 'stop'), 'stopped'),
  }
}
