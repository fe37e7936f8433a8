import type { SimulatedDelivery } from './book.ts'

/** An own label for each delivery, one A6 page each, as one PDF. */
export function labelPdf(deliveries: readonly SimulatedDelivery[]): Buffer {
  const objects: string[] = []
  const add = (text: string) => objects.push(text)
  const pageNumbers = deliveries.map((_, at) => 4 + at * 2)
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Kids [${pageNumbers.map((one) => `${one} 0 R`).join(' ')}] /Count ${pageNumbers.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>')
  for (const [at, delivery] of deliveries.entries()) {
    const content = pageContent(delivery)
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
    )
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  return assemble(objects)
}

function pageContent({ trackingNumber, businessReference, city, cod, itemsCount }: SimulatedDelivery): string {
  const rows = [
    ['SIMULATED LABEL', 11],
    [trackingNumber, 26],
    [`Ref ${businessReference}`, 13],
    [city, 13],
    [`COD EGP ${cod}`, 13],
    [`Pieces ${itemsCount}`, 13],
  ] as const
  const lines = rows.map(([text, size], at) => `BT /F1 ${size} Tf 24 ${370 - at * 44} Td (${plain(text)}) Tj ET`)
  return [...bars(trackingNumber), ...lines].join('\n')
}

// Bars that look like a code but cannot be scanned.
function bars(number: string): readonly string[] {
  return [...number].flatMap((digit, at) => {
    const wide = 1 + (Number(digit) % 4)
    return [`${24 + at * 22} 40 ${wide * 2} 60 re f`, `${24 + at * 22 + wide * 2 + 3} 40 2 60 re f`]
  })
}

function plain(text: string): string {
  return text.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&')
}

function assemble(objects: readonly string[]): Buffer {
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}
