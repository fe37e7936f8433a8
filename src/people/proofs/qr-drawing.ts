import { create } from 'qrcode'

export type QrDrawing = { readonly size: number; readonly path: string }

/** A text as a QR code: the side in modules with the quiet zone, and one path over all dark modules. */
export function drawQr(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const quiet = 4
  const path = Array.from({ length: modules.size ** 2 }, (_, at) => {
    const [row, column] = [Math.floor(at / modules.size), at % modules.size]
    return modules.get(row, column) ? `M${column + quiet} ${row + quiet}h1v1h-1z` : ''
  }).join('')
  return { size: modules.size + 2 * quiet, path }
}
