/** `box.takeOut` and `run-sheet` as they stand in the keys of messages: `box_take_out`, `run_sheet`; `NEW_PRICE` is `new_price`. */
export function snake(code: string): string {
  if (/^[A-Z_]+$/.test(code)) return code.toLowerCase()
  return code.replace(/[.-]/g, '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
