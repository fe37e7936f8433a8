import { fileStore } from '#platform/files/files.ts'
import { sentFiles } from '#platform/files/sent-file.ts'
import { type KeptUpload, keepUpload, type UploadPurpose } from '#platform/files/uploads.ts'
import type { Visit } from '#platform/http/visit.ts'
import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { countSetting } from '#platform/settings/changeable/setting.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './tickets.refusals.ts'

/** A picture or paper with a message: its customer sees it, and staff who answer. */
export const ticketFile: UploadPurpose = {
  name: 'ticket',
  field: 'files',
  permission: 'tickets',
  takesPdf: true,
  days: null,
}

/** How many files one message may have. */
export const ticketFileLimit = countSetting('ticketFiles', 4, [1, 8])

export function mostFiles(at: Pick<Work, 'site' | 'now'>): number {
  return settingOf(ticketFileLimit, at).most
}

/** The files of a form, redrawn and stored before any transaction. */
export async function keepTicketFiles(visit: Visit, form: FormData): Promise<readonly KeptUpload[]> {
  const sent = await sentFiles(form, ticketFile.field)
  if (sent.length === 0) return []
  const most = mostFiles(visit)
  if (sent.length > most) throw no.TICKET_TOO_MANY_FILES({ path: ticketFile.field, most })
  // Drawing them takes time that others wait for.
  await visit.write((work) => limitRate(work, `ticket-files:${visit.who.id}`, 20, 3600))
  const kept: KeptUpload[] = []
  for (const one of sent) kept.push(await keepUpload(visit.ports.get(fileStore), one, ticketFile))
  return kept
}
