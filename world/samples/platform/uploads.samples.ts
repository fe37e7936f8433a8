import sharp from 'sharp'

/** A photo with a place, an author and a script appended to it. */
export async function samplePhoto(): Promise<Buffer> {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '30/1 2/1 3/1' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
}

/** A PDF with this many pages that would run a script when opened. */
export function samplePdf(
  pages = 1,
  size = '[0 0 300 200]',
  drawing = '0 0 0.5 rg 20 20 120 80 re f                ',
): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 10} 0 R`).join(' ')
  const objects: [number, string][] = [
    [1, '<< /Type /Catalog /Pages 2 0 R /OpenAction 3 0 R >>'],
    [2, `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`],
    [3, '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
    [4, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    ...Array.from({ length: pages }, (_, at): [number, string] => [
      at + 10,
      `<< /Type /Page /Parent 2 0 R /MediaBox ${size} /Contents 4 0 R >>`,
    ]),
  ]
  const body = objects.map(([id, text]) => `${id} 0 obj\n${text}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size 99 >>\nstartxref\n0\n%%EOF\n`)
}

/**
 * A PDF of about 2 KB whose page draws a form that draws a form ten times, and so on, six levels deep: a hundred
 * thousand drawings.
 */
export function sampleSlowPdf(depth = 6): Buffer {
  const forms = Array.from({ length: depth }, (_, at) => {
    const drawing = at === depth - 1 ? '0 0 300 200 re f 0 0 m 300 200 l S' : `/F${at + 1} Do `.repeat(10)
    const next = `/Resources << /XObject << /F${at + 1} ${at + 21} 0 R >> >>`
    const head = `<< /Type /XObject /Subtype /Form /BBox [0 0 300 200] ${next} /Length ${drawing.length} >>`
    return `${at + 20} 0 obj\n${head}\nstream\n${drawing}\nendstream\nendobj\n`
  })
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /XObject << /F0 20 0 R >> >> /Contents 4 0 R >>'
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', page].map(
    (text, at) => `${at + 1} 0 obj\n${text}\nendobj\n`,
  )
  const content = '4 0 obj\n<< /Length 7 >>\nstream\n/F0 Do \nendstream\nendobj\n'
  const tail = 'trailer\n<< /Root 1 0 R /Size 99 >>\nstartxref\n0\n%%EOF\n'
  return Buffer.from(`%PDF-1.7\n${objects.join('')}${content}${forms.join('')}${tail}`)
}
