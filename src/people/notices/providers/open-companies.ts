import type { Logger } from 'pino'
import type { Mailer, MessageCompanies, Missing, NewsReader, PhoneSender } from '#people/notices/notices.ports.ts'
import { noPhoneSender, outboxMailer, outboxSmsSender } from '#people/notices/outbox-adapters.ts'
import { openPushService, type PushService } from '#people/notices/push/push-service.ts'
import { smtpMailer } from '#people/notices/smtp-mailer.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { codeOf } from '#platform/settings/site-settings.ts'
import { bySite, type Site, siteCodes, sites } from '#sites/sites.ts'
import { type MessageAccounts, readMessageAccounts } from './accounts.ts'
import { mailgunEvents } from './mailgun-events.ts'
import { routeSms } from './route-sms.ts'
import { sendgridEvents } from './sendgrid-events.ts'
import { smsMisr } from './sms-misr.ts'
import { twilio, twilioNews } from './twilio.ts'
import { whatsapp, whatsappNews } from './whatsapp.ts'

/** Who carries messages here, and who reads their news. */
export type OpenCompanies = {
  readonly mail: Mailer
  readonly sms: PhoneSender
  readonly whatsapp: PhoneSender
  readonly push: PushService
  readonly companies: MessageCompanies
}

/** Opens the companies that the settings name, and simulated ones for the others. In development without a simulator nothing leaves. */
export function openCompanies(settings: Settings, simulated: MessageAccounts | null, log: Logger): OpenCompanies {
  const accounts = readMessageAccounts(settings, simulated)
  const here = settings.isProduction ? noPhoneSender : outboxSmsSender
  const alarm = (company: string) => (fault: object) => log.fatal({ fault }, `${company} does not take our keys`)
  const carriers = {
    smsmisr: accounts.smsMisr && smsMisr(accounts.smsMisr, alarm('SMS Misr')),
    twilio: accounts.twilio && twilio(accounts.twilio, alarm('Twilio')),
    none: null,
  }
  const ofSite = bySite((site) => carriers[settings[`SMS_PROVIDER_${codeOf(site)}`]])
  const { ask, tellEntered } = carriers.twilio ?? {}
  const mayWhatsapp = accounts.whatsapp !== null || !settings.isProduction
  const reachesBySms = (site: Site) => ofSite[site] !== null || !settings.isProduction
  return {
    mail: mailerOf(settings, accounts),
    sms: { ...routeSms(ofSite, here), ...(ask && { ask }), ...(tellEntered && { tellEntered }) },
    whatsapp: accounts.whatsapp ? whatsapp(accounts.whatsapp, alarm('WhatsApp')) : here,
    push: openPushService({ ...accounts.push, alarm: alarm('A push service') }),
    companies: {
      readers: readersOf(accounts),
      missing: missingOf(settings, reachesBySms, mayWhatsapp),
      reaches: (channel, phone) => {
        if (channel === 'whatsapp') return mayWhatsapp
        return siteCodes.some((site) => phone.startsWith(sites[site].phonePrefix) && reachesBySms(site))
      },
    },
  }
}

function mailerOf({ SMTP_URL, MAIL_FROM }: Settings, accounts: MessageAccounts): Mailer {
  if (!SMTP_URL) return outboxMailer
  return smtpMailer(SMTP_URL, MAIL_FROM, { headersOf: eventHeaders(accounts) })
}

/** Whoever carries campaigns: by connections that stay open, and never again what may have been taken. */
export function openBulkMailer(settings: Settings, simulated: MessageAccounts | null): Mailer {
  const { SMTP_URL, MAIL_FROM, NEWSLETTER_SMTP_URL, NEWSLETTER_FROM } = settings
  const url = NEWSLETTER_SMTP_URL || SMTP_URL
  if (!url) return outboxMailer
  const headersOf = eventHeaders(readMessageAccounts(settings, simulated))
  return smtpMailer(url, NEWSLETTER_FROM || MAIL_FROM, { headersOf, isPooled: true })
}

// SendGrid and Mailgun put these words into their events.
function eventHeaders({ sendgridKey, mailgunKey }: Pick<MessageAccounts, 'sendgridKey' | 'mailgunKey'>) {
  return ({ id }: { readonly id: string }) => ({
    ...(sendgridKey !== null && { 'X-SMTPAPI': JSON.stringify({ unique_args: { notice: id } }) }),
    ...(mailgunKey !== null && { 'X-Mailgun-Variables': JSON.stringify({ notice: id }) }),
  })
}

function readersOf({
  twilio: account,
  whatsapp: app,
  sendgridKey,
  mailgunKey,
}: MessageAccounts): Readonly<Record<string, NewsReader>> {
  return {
    ...(account && { twilio: twilioNews(account) }),
    ...(app && { whatsapp: whatsappNews(app) }),
    ...(sendgridKey && { sendgrid: sendgridEvents(sendgridKey) }),
    ...(mailgunKey && { mailgun: mailgunEvents(mailgunKey) }),
  }
}

function missingOf(
  { SMTP_URL, isProduction }: Settings,
  reachesBySms: (site: Site) => boolean,
  mayWhatsapp: boolean,
): readonly Missing[] {
  return [
    ...(isProduction && !SMTP_URL ? [{ channel: 'mail' as const, country: null }] : []),
    ...siteCodes
      .filter((site) => !reachesBySms(site))
      .map((site) => ({ channel: 'sms' as const, country: sites[site].country })),
    ...(mayWhatsapp ? [] : [{ channel: 'whatsapp' as const, country: null }]),
  ]
}
