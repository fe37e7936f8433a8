import { no } from '#care/tickets/tickets.refusals.ts'

/** What a ready answer may leave open: `{name}` is filled with the customer's first name, and so on. */
const cannedFields = ['name', 'order', 'ticket'] as const
export type CannedField = (typeof cannedFields)[number]

/** A ready answer with the fields that are known filled in; the others stay to be seen. */
export function fillFields(said: string, known: Readonly<Record<CannedField, string | null>>): string {
  return cannedFields.reduce((text, field) => {
    const value = known[field]
    return value === null || value === '' ? text : text.replaceAll(`{${field}}`, value)
  }, said)
}

/** The fields of a text that we cannot fill. */
export function unknownFields(said: string): readonly string[] {
  return [...said.matchAll(/\{([^{}\s]{1,40})\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !cannedFields.some((field) => field === name))
}

/** Nobody is sent a field that was left open. */
export function refuseEmptyFields(said: string): void {
  const left = cannedFields.find((field) => said.includes(`{${field}}`))
  if (left !== undefined) throw no.TICKET_FIELD_EMPTY({ path: 'message', field: `{${left}}` })
}
