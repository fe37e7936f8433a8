import type { FastifyInstance, FastifyRequest } from 'fastify'
import { no } from '#platform/work/refusal.ts'
import { largestUpload } from './uploads.ts'

/** The largest size of a form with files: one file and its fields. */
export const largestForm = largestUpload + 256 * 1024

/** The bytes of the file a form holds under this name; null where none was chosen. For pages and calls alike. */
export async function sentFile(form: FormData, name: string): Promise<Uint8Array | null> {
  const sent = form.get(name)
  return sent instanceof File && sent.size > 0 ? new Uint8Array(await sent.arrayBuffer()) : null
}

/** The bytes of every file a form holds under this name. */
export async function sentFiles(form: FormData, name: string): Promise<readonly Uint8Array[]> {
  const files = form.getAll(name).filter((sent): sent is File => sent instanceof File && sent.size > 0)
  return Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
}

/** Lets the calls of this scope take multipart forms: `request.body` is a FormData, as in a page. */
export function takeForms(scope: FastifyInstance): void {
  const limits = { parseAs: 'buffer', bodyLimit: largestForm } as const
  scope.addContentTypeParser<Buffer>('multipart/form-data', limits, (request: FastifyRequest, body: Buffer) =>
    readForm(body, request.headers['content-type'] ?? ''),
  )
}

/** A multipart body as FormData; a broken one is refused. */
export async function readForm(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    throw no.INVALID_INPUT()
  }
}
