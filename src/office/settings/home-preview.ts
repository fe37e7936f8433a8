import { data } from 'react-router'
import { z } from 'zod'
import { bannerOf, type HomeBanner, homeBanner } from '#content/pages/home/home-banner.ts'
import { deedInSteps } from '#people/proofs/answer-deeds.ts'
import { typedAgain } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { ValuesOf } from '#platform/settings/changeable/setting.ts'
import type { Locale } from '#platform/work/work.ts'
import { valuesForm } from './values/setting-form.ts'

export type BannerValues = ValuesOf<(typeof homeBanner)['fields']>
export type BannerPreview = { readonly locale: Locale; readonly banner: HomeBanner | null }

/** The banner with these values in both languages, as its readers would get it. */
export async function previewBanner(visit: Visit, values: BannerValues): Promise<readonly BannerPreview[]> {
  const inLanguage = (locale: Locale) => visit.read((work) => bannerOf(work, values, locale))
  return [
    { locale: 'ar', banner: await inLanguage('ar') },
    { locale: 'en', banner: await inLanguage('en') },
  ]
}

/** Shows what was typed for the banner and saves nothing. */
export function bannerPreviewDeed(visit: Visit) {
  const form = z.object({ values: valuesForm(homeBanner, visit.site) })
  return deedInSteps(form, async ({ values }, { form: sent }) =>
    data({ ...typedAgain(sent), previews: await previewBanner(visit, values as BannerValues) }),
  )
}
