import QRCode from 'qrcode'

export type QrDrawing = { readonly size: number; readonly path: string }

/** A text as a QR code: the path of its dark squares, to be drawn as SVG without a script. */
export function qrDrawing(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const squares: string[] = []
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) squares.push(`M${column} ${row}h1v1h-1z`)
    }
  }
  return { size: modules.size, path: squares.join('') }
}
