import { z } from 'zod'

/** A form's own key: pressed twice, it acts once. */
export const formKey = z.string().min(8).max(200)
export const said = z.string().trim().min(3).max(300)
