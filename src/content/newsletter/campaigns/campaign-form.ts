import type { Selectable } from 'kysely'
import { z } from 'zod'
import { localText, momentOf } from '#platform/values/site-time.ts'
import type { Campaigns } from '#platform/work/database.gen.ts'
import type { Site } from '#sites/sites.ts'
import { type Audience, audienceForm } from './audience.ts'
import { cleaned } from './campaign-text.ts'

const subject = z.string().max(300).transform(cleaned).pipe(z.string().max(150))
const body = z.string().max(20_000)
const { language, ordered, package: held, since, before } = audienceForm.shape
const day = z
  .string()
  .trim()
  .default('')
  .transform((text) => (text === '' ? null : text))

/** A campaign as it is typed; what is missing is said when it is proposed. */
export const campaignForm = (site: Site) =>
  z
    .object({
      version: z.coerce.number().int().min(1),
      subjectAr: subject.default(''),
      subjectEn: subject.default(''),
      bodyAr: body.default(''),
      bodyEn: body.default(''),
      language,
      ordered,
      package: held,
      since: day.pipe(since),
      before: day.pipe(before),
      beginsAt: z
        .string()
        .trim()
        .default('')
        .transform((text, context) => {
          if (text === '') return null
          const at = momentOf(text, site)
          if (at === null) context.addIssue({ code: 'custom', message: 'newsletter_field_moment' })
          return at
        }),
    })
    .transform(({ language, ordered, package: held, since, before, ...rest }) => ({
      ...rest,
      audience: { language, ordered, package: held, since, before },
    }))

export type CampaignFields = z.output<ReturnType<typeof campaignForm>>

type Kept = Pick<
  Selectable<Campaigns>,
  'subject_ar' | 'subject_en' | 'body_ar' | 'body_en' | 'begins_at' | 'version'
> & {
  readonly audience: Audience
}

/** A draft as values for the form's fields. */
export function campaignTyped(kept: Kept, site: Site): Readonly<Record<string, string>> {
  const { language, ordered, package: held, since, before } = kept.audience
  return {
    version: String(kept.version),
    subjectAr: kept.subject_ar,
    subjectEn: kept.subject_en,
    bodyAr: kept.body_ar,
    bodyEn: kept.body_en,
    language,
    ordered,
    package: held,
    since: since ?? '',
    before: before ?? '',
    beginsAt: kept.begins_at ? localText(kept.begins_at, site) : '',
  }
}
