import type { FormAnswer } from '#platform/http/forms/form-answer.ts'

/** Why a piece was not taken out, in words. */
export type NotTakenOut = { readonly barcode: string; readonly says: string }

/** A refusal that has no field on the page of a box. */
export function whyNot(answer?: FormAnswer): string | undefined {
  return answer?.errors.general ?? answer?.errors.barcode ?? answer?.errors.why
}

/** The refusal to take a piece out, shown beside that piece while it is in the list. */
export function notTakenOut(
  pieces: readonly { readonly barcode: string }[],
  answer?: FormAnswer,
): NotTakenOut | undefined {
  const piece = pieces.find(({ barcode }) => answer?.typed.do === `takeOut:${barcode}`)
  const says = whyNot(answer)
  return piece && says ? { barcode: piece.barcode, says } : undefined
}
