import { data } from 'react-router'
import { z } from 'zod'
import { settingDeeds } from '#office/settings/values/setting-deeds.ts'
import { valuesForm } from '#office/settings/values/setting-form.ts'
import type { MessageKind } from '#people/notices/kinds/message-kinds.ts'
import { deedInSteps } from '#people/proofs/answer-deeds.ts'
import { typedAgain } from '#platform/http/forms/form-answer.ts'
import { mainSite } from '#sites/sites.ts'
import { previewText } from './preview-text.ts'
import { sendTextTest } from './send-text-test.ts'
import { type TextPlace, textSetting } from './text-setting.ts'

/** What staff do with the words of a message: change them on all sites, see them, and send them to themselves. */
export function textDeeds(place: TextPlace, sample: MessageKind) {
  const setting = textSetting(place)
  const form = z.object({ values: valuesForm(setting, mainSite) })
  return {
    ...settingDeeds(setting, mainSite),
    preview: deedInSteps(form, async ({ values }, { visit, form: sent }) => {
      const texts = values as Record<string, string>
      const previews = (['ar', 'en'] as const).map((locale) => previewText(visit, sample, texts, locale))
      return data({ ...typedAgain(sent), previews, sentTo: null as string | null })
    }),
    test: deedInSteps(form, async ({ values }, { visit, form: sent }) => {
      const texts = values as Record<string, string>
      const sentTo = await sendTextTest(visit, sample, texts)
      const previews = (['ar', 'en'] as const).map((locale) => previewText(visit, sample, texts, locale))
      return data({ ...typedAgain(sent), previews, sentTo })
    }),
  }
}
