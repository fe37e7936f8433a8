import type { Tone } from '#platform/ui/show/tone.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { type DiscrepancyKind, discrepancyKinds, type OptionKind } from './discrepancy-kinds.ts'
import type { DiscrepancyEvent, DiscrepancyState } from './discrepancy-moves.ts'

type In = { readonly locale?: Locale }

/** What is wrong with the goods, in a word. */
export const kindNames: Readonly<Record<DiscrepancyKind, (inputs?: Record<string, never>, options?: In) => string>> = {
  wrong: m.orders_case_kind_wrong,
  damaged: m.orders_case_kind_damaged,
  short: m.orders_case_kind_short,
  overweight: m.orders_case_kind_overweight,
  prohibited: m.orders_case_kind_prohibited,
  lost: m.orders_case_kind_lost,
  no_owner: m.orders_case_kind_no_owner,
  unclaimed: m.orders_case_kind_unclaimed,
  misplaced: m.orders_case_kind_misplaced,
}

export function kindName(kind: string): string {
  const known = discrepancyKinds.find((one) => one === kind)
  return known ? kindNames[known]() : kind
}

/** The colour and text of a case's badge. */
export const caseStates: Readonly<Record<DiscrepancyState, readonly [Tone, () => string]>> = {
  open: ['warn', m.orders_case_state_open],
  drafted: ['wait', m.orders_case_state_drafted],
  proposed: ['info', m.orders_case_state_proposed],
  chosen: ['info', m.orders_case_state_chosen],
  defaulted: ['info', m.orders_case_state_defaulted],
  executing: ['wait', m.orders_case_state_executing],
  closed: ['ok', m.orders_case_state_closed],
  withdrawn: ['neutral', m.orders_case_state_withdrawn],
}

export const optionNames: Readonly<Record<OptionKind, (inputs?: Record<string, never>, options?: In) => string>> = {
  accept: m.orders_case_option_accept,
  replace: m.orders_case_option_replace,
  return: m.orders_case_option_return,
  refund: m.orders_case_option_refund,
}

/** The names of the steps in a case's history. */
export const stepNames: Readonly<Record<DiscrepancyEvent | 'open', () => string>> = {
  open: m.orders_case_step_open,
  propose: m.orders_case_step_propose,
  draft: m.orders_case_step_draft,
  approve: m.orders_case_step_approve,
  putBack: m.orders_case_step_put_back,
  withdraw: m.orders_case_step_withdraw,
  takeBack: m.orders_case_step_take_back,
  choose: m.orders_case_step_choose,
  default: m.orders_case_step_default,
  reopen: m.orders_case_step_reopen,
  execute: m.orders_case_step_execute,
  close: m.orders_case_step_close,
  lapse: m.orders_case_step_lapse,
}
