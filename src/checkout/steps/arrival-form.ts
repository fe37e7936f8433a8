import { z } from 'zod'
import { type Arrival, delivered } from './arrival.ts'

/** An arrival as it is sent. */
export const arrivalChoice: z.ZodType<Arrival> = z.union([
  z.enum(['pickup', 'ask']),
  z.templateLiteral([delivered, z.string().max(60)]),
])
