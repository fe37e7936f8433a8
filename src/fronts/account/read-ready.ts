import { type RequestView, readRequests } from '#fulfilment/requests/facts/read-requests.ts'
import { type QrDrawing, qrDrawing } from '#platform/files/qr-drawing.ts'
import type { Work } from '#platform/work/work.ts'

export type ReadyRequest = { readonly request: RequestView; readonly qr: QrDrawing | null }

/** The acting customer's requests on a shelf, with the code that the desk scans. */
export async function readReady(work: Work): Promise<readonly ReadyRequest[]> {
  const open = (await readRequests(work)).filter((request) => request.code !== null)
  return open.map(withQr)
}

export function withQr(request: RequestView): ReadyRequest {
  return { request, qr: request.code === null ? null : qrDrawing(request.code) }
}
