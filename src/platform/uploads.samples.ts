import sharp from 'sharp'

/** A photo with a place, an author and a script behind it. */
export async function samplePhoto(): Promise<Buffer> {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '30/1 2/1 3/1' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
}

/** A PDF of so many pages that would run a script when opened. */
export function samplePdf(pages = 1, size = '[0 0 300 200]'): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 10} 0 R`).join(' ')
  const objects: [number, string][] = [
    [1, '<< /Type /Catalog /Pages 2 0 R /OpenAction 3 0 R >>'],
    [2, `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`],
    [3, '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
    [4, '<< /Length 44 >>\nstream\n0 0 0.5 rg 20 20 120 80 re f                \nendstream'],
    ...Array.from({ length: pages }, (_, at): [number, string] => [
      at + 10,
      `<< /Type /Page /Parent 2 0 R /MediaBox ${size} /Contents 4 0 R >>`,
    ]),
  ]
  const body = objects.map(([id, text]) => `${id} 0 obj\n${text}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size 99 >>\nstartxref\n0\n%%EOF\n`)
}
