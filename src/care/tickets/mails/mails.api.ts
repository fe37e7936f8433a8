import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mostFiles, ticketFile } from '#care/tickets/ticket-file.ts'
import { no } from '#care/tickets/tickets.refusals.ts'
import { isSignedByMailgun } from '#people/notices/providers/mailgun-signature.ts'
import { fileStore } from '#platform/files/files.ts'
import { readForm } from '#platform/files/sent-file.ts'
import { type KeptUpload, keepUpload } from '#platform/files/uploads.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isRefusal, no as platformNo } from '#platform/work/refusal.ts'
import { readInboundMail, readMailForm } from './inbound-mail.ts'
import { matchTicket } from './match-ticket.ts'
import { isKnownMail, receiveMail } from './receive-mail.ts'
import { replyAddresses } from './reply-address.ts'

/** Mailgun takes mails of 25 MB. */
const longestMail = 26 * 1024 * 1024

/** Where Mailgun posts the mails that answer ours. */
export const ticketMailsApi = api({ tags: ['tickets'], access: 'provider' }, (route, app) => {
  app.removeAllContentTypeParsers()
  const types = ['multipart/form-data', 'application/x-www-form-urlencoded']
  app.addContentTypeParser<Buffer>(
    types,
    { parseAs: 'buffer', bodyLimit: longestMail },
    (request: FastifyRequest, body: Buffer) => readForm(body, request.headers['content-type'] ?? ''),
  )
  route({
    post: '/tickets/mails',
    summary: 'For Mailgun: a signed mail that answers a ticket’s mail',
    bodyLimit: longestMail,
    answer: z.object({ received: z.literal(true) }),
    do: async ({ visit, body }) => {
      await receive(visit, body instanceof FormData ? body : new FormData())
      return { received: true as const }
    },
  })
})

async function receive(visit: Visit, sent: FormData): Promise<void> {
  const addresses = visit.ports.get(replyAddresses)
  if (addresses === null) throw platformNo.NOT_FOUND()
  const fields = readMailForm(sent)
  if (!fields || !isSignedByMailgun(fields, addresses.signingKey, visit.now)) throw no.MAIL_NOT_SIGNED()
  const mail = readInboundMail(fields, sent)
  // A mail that we sent ourselves would come round and round.
  const isLoop = addresses.isOurs(mail.from)
  const [isKnown, matched] = await visit.read(
    async (work) => [await isKnownMail(work, mail), await matchTicket(work, mail, addresses)] as const,
  )
  if (isKnown) return
  const isIgnored = isLoop || mail.isAutomatic || matched === null
  const { files, lostFiles } = isIgnored ? { files: [], lostFiles: 0 } : await keepFiles(visit, mail.files)
  await visit.write((work) =>
    receiveMail(work, { mail: { ...mail, isAutomatic: mail.isAutomatic || isLoop }, matched, files, lostFiles }),
  )
}

/** The attachments by the guarded way of all uploads; what it refuses is counted. */
async function keepFiles(visit: Visit, sent: readonly File[]) {
  const files: KeptUpload[] = []
  for (const one of sent.slice(0, mostFiles(visit))) {
    try {
      files.push(await keepUpload(visit.ports.get(fileStore), new Uint8Array(await one.arrayBuffer()), ticketFile))
    } catch (refused) {
      if (!isRefusal(refused)) throw refused
    }
  }
  return { files, lostFiles: sent.length - files.length }
}
