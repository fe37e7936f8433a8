import type { z } from 'zod'
import { requireKnownDeed } from '#platform/work/do-deed.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'

export type FieldErrors = Readonly<Record<string, string>>
export type Parsed<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: FieldErrors; readonly typed: Readonly<Record<string, string>> }

/**
 * A posted form against its schema. What was typed comes back with the errors, so that nothing is lost. Fields named
 * `a.b` become nested. Passwords are never handed back.
 */
export function parseFields<Schema extends z.ZodType>(
  data: FormData,
  schema: Schema,
  locale: Locale,
): Parsed<z.output<Schema>> {
  const typed: Record<string, string> = {}
  for (const [name, value] of data) if (typeof value === 'string') typed[name] = value
  requireKnownDeed(schema, typed)
  const parsed = schema.safeParse(nest(typed))
  if (parsed.success) return { ok: true, values: parsed.data }
  const shown = Object.fromEntries(Object.entries(typed).filter(([name]) => !/password|proof/i.test(name)))
  return { ok: false, errors: fieldErrors(parsed.error.issues, locale), typed: shown }
}

/** Field path → sentence. A schema's own error may be a message key; otherwise the kind of the issue decides. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], locale: Locale): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.path.join('.') || 'general'
    errors[path] ??= sentence(issue.message, {}, locale) ?? sentence(keyOf(issue), factsOf(issue), locale) ?? ''
  }
  return errors
}

function keyOf(issue: z.core.$ZodIssue): string {
  if (isMissing(issue)) return 'platform_field_required'
  if (issue.code === 'too_small' && issue.origin === 'string') return 'platform_field_too_short'
  if (issue.code === 'too_small') return issue.inclusive ? 'platform_field_too_small' : 'platform_field_more_than'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'platform_field_too_long' : 'platform_field_too_big'
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'platform_field_email'
  // Fields with these options are lists, so this means that nothing was chosen.
  if (issue.code === 'invalid_value') return 'platform_field_choose'
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'platform_field_whole'
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'platform_field_number'
  return 'platform_field_invalid'
}

// Only an absent or blank value is "missing"; any other value of a wrong type is "wrong".
function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'too_small') return issue.origin === 'string' && Number(issue.minimum) <= 1
  return issue.code === 'invalid_type' && !/received (?!undefined|null)/.test(issue.message)
}

function factsOf(issue: z.core.$ZodIssue): Record<string, string> {
  if (issue.code === 'too_small') return { minimum: String(issue.minimum) }
  if (issue.code === 'too_big') return { maximum: String(issue.maximum) }
  return {}
}

function nest(typed: Record<string, string>): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(typed)) {
    if (/(^|\.)(__proto__|constructor|prototype)(\.|$)/.test(name)) continue
    const parts = name.split('.')
    let at = root
    for (const part of parts.slice(0, -1)) {
      at[part] ??= {}
      at = at[part] as Record<string, unknown>
    }
    at[parts.at(-1)!] = value
  }
  return root
}
