import { z } from 'zod'

/** How sure we are of a number; an estimate stands beside no line of any tariff, for staff to confirm. */
export const confidences = ['high', 'medium', 'low', 'estimate'] as const

/** Where a number of the tables comes from, for whoever asks later. */
export const provenance = {
  source: z.string().optional(),
  confidence: z.enum(confidences).optional(),
  note: z.string().optional(),
}
export const provenanceForm = z.object(provenance)
export type Provenance = z.output<typeof provenanceForm>
