import { m } from '#words/messages.js'
import type { ReportReason } from './report-reasons.ts'

const reasons: Readonly<Record<ReportReason, () => string>> = {
  advert: m.blog_report_advert,
  insult: m.blog_report_insult,
  private: m.blog_report_private,
  wrong: m.blog_report_wrong,
}

export function sayReport(reason: ReportReason): string {
  return reasons[reason]()
}
