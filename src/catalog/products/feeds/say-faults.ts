import { m } from '#words/messages.js'
import type { RowFault, RunFault } from './formats/feed-row.ts'

const OF_ROWS: Readonly<Record<RowFault, () => string>> = {
  BROKEN_ROW: m.feeds_row_broken_row,
  WRONG_COLUMNS: m.feeds_row_wrong_columns,
  TOO_LONG: m.feeds_row_too_long,
  NO_ID: m.feeds_row_no_id,
  DOUBLED_ID: m.feeds_row_doubled_id,
  NO_TITLE: m.feeds_row_no_title,
  NO_LINK: m.feeds_row_no_link,
  BAD_LINK: m.feeds_row_bad_link,
  OTHER_STORE: m.feeds_row_other_store,
  NO_PRICE: m.feeds_row_no_price,
  BAD_PRICE: m.feeds_row_bad_price,
  NO_CURRENCY: m.feeds_row_no_currency,
  UNKNOWN_CURRENCY: m.feeds_row_unknown_currency,
  USED_GOODS: m.feeds_row_used_goods,
  PROHIBITED: m.feeds_row_prohibited,
  TOO_MANY_VARIANTS: m.feeds_row_too_many_variants,
  UNREADABLE_PAGE: m.feeds_row_unreadable_page,
}
const OF_RUNS: Readonly<Record<RunFault, () => string>> = {
  REFUSED_ADDRESS: m.feeds_run_refused_address,
  NOT_FOUND: m.feeds_run_not_found,
  SIGN_IN_NEEDED: m.feeds_run_sign_in_needed,
  TOO_OFTEN: m.feeds_run_too_often,
  SERVER_FAULT: m.feeds_run_server_fault,
  UNREACHABLE: m.feeds_run_unreachable,
  TIMEOUT: m.feeds_run_timeout,
  BUSY: m.feeds_run_busy,
  TOO_BIG: m.feeds_run_too_big,
  CUT_SHORT: m.feeds_run_cut_short,
  BAD_ENCODING: m.feeds_run_bad_encoding,
  OTHER_FORMAT: m.feeds_run_other_format,
  EMPTY: m.feeds_run_empty,
  TOO_FEW_ROWS: m.feeds_run_too_few_rows,
  TOO_MANY_ROWS: m.feeds_run_too_many_rows,
  PARTIAL: m.feeds_run_partial,
  SWITCHED_OFF: m.feeds_run_switched_off,
  INTERRUPTED: m.feeds_run_interrupted,
  OUR_FAULT: m.feeds_run_our_fault,
}

/** Why a row of a feed was not taken, as a sentence; codes of older reports are said as they are. */
export function sayRowFault(code: string): string {
  return code in OF_ROWS ? OF_ROWS[code as RowFault]() : code
}

/** Why a run had no good end, as a sentence. */
export function sayRunFault(code: string): string {
  return code in OF_RUNS ? OF_RUNS[code as RunFault]() : code
}
