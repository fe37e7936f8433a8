// Widths of bar, space, bar, space, bar, space for each value of Code 128; the last is the stop, with one bar more.
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')
const start = { b: 104, c: 105 } as const
const stop = 106

/** The values of a Code 128 barcode: pairs of digits two in one where there are digits alone, else letter by letter; then the check. */
export function code128Values(text: string): readonly number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new Error(`No barcode says ${JSON.stringify(text)}`)
  const isPairs = /^(?:\d\d){2,}$/.test(text)
  const body = isPairs ? (text.match(/\d\d/g) ?? []).map(Number) : [...text].map((letter) => letter.charCodeAt(0) - 32)
  const first = isPairs ? start.c : start.b
  const check = body.reduce((sum, value, at) => sum + value * (at + 1), first) % 103
  return [first, ...body, check, stop]
}

export type Barcode = { readonly width: number; readonly path: string }

/** A text as a Code 128 barcode one unit high: the path of its bars, `width` units wide, without the quiet zones. */
export function barcodeDrawing(text: string): Barcode {
  let at = 0
  let path = ''
  for (const value of code128Values(text)) {
    for (const [index, digit] of [...(patterns[value] ?? '')].entries()) {
      const width = Number(digit)
      if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`
      at += width
    }
  }
  return { width: at, path }
}
