import { z } from 'zod'

const line = (most: number) => z.string().trim().max(most).default('')
const body = z
  .string()
  .default('')
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(60_000, 'refusal_content_too_long'))

/** What is written of a text, both languages together. A language that lacks something is published by nobody. */
export const textForm = z.object({
  titleAr: line(200),
  titleEn: line(200),
  leadAr: line(600),
  leadEn: line(600),
  descriptionAr: line(300),
  descriptionEn: line(300),
  bodyAr: body,
  bodyEn: body,
})
export type ContentText = z.output<typeof textForm>

export const emptyText: ContentText = textForm.parse({})

export const textFields = Object.keys(textForm.shape) as readonly (keyof ContentText)[]

type TextColumns = {
  readonly title_ar: string
  readonly title_en: string
  readonly lead_ar: string
  readonly lead_en: string
  readonly description_ar: string
  readonly description_en: string
  readonly body_ar: string
  readonly body_en: string
}

export const textColumns = [
  'title_ar',
  'title_en',
  'lead_ar',
  'lead_en',
  'description_ar',
  'description_en',
  'body_ar',
  'body_en',
] as const satisfies readonly (keyof TextColumns)[]

export function toColumns(text: ContentText): TextColumns {
  return {
    title_ar: text.titleAr,
    title_en: text.titleEn,
    lead_ar: text.leadAr,
    lead_en: text.leadEn,
    description_ar: text.descriptionAr,
    description_en: text.descriptionEn,
    body_ar: text.bodyAr,
    body_en: text.bodyEn,
  }
}

export function fromColumns(row: TextColumns): ContentText {
  return {
    titleAr: row.title_ar,
    titleEn: row.title_en,
    leadAr: row.lead_ar,
    leadEn: row.lead_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
    bodyAr: row.body_ar,
    bodyEn: row.body_en,
  }
}

/** The fields that must be said in both languages before a text is published, and are not. */
export function missingFields(text: ContentText): readonly (keyof ContentText)[] {
  return (['titleAr', 'titleEn', 'leadAr', 'leadEn', 'bodyAr', 'bodyEn'] as const).filter((field) => text[field] === '')
}
