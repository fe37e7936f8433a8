import { z } from 'zod'

/** How sure we are of a number; an estimate is not from a tariff and has to be confirmed by staff. */
export const confidences = ['high', 'medium', 'low', 'estimate'] as const

/** The source of a number in the tables. */
export const provenance = {
  source: z.string().optional(),
  confidence: z.enum(confidences).optional(),
  note: z.string().optional(),
}
export const provenanceForm = z.object(provenance)
export type Provenance = z.output<typeof provenanceForm>
