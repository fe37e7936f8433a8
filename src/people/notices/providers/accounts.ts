import type { VapidKeys } from '#people/notices/push/vapid.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { readSiteOrigins } from '#platform/settings/site-origins.ts'
import { mainSite } from '#sites/sites.ts'
import type { SmsMisrAccount } from './sms-misr.ts'
import type { TwilioAccount } from './twilio.ts'
import type { WhatsAppAccount } from './whatsapp.ts'

/** Our accounts at the companies that carry messages; null where there is none. */
export type MessageAccounts = {
  readonly smsMisr: SmsMisrAccount | null
  readonly twilio: TwilioAccount | null
  readonly whatsapp: WhatsAppAccount | null
  /** The public key with which SendGrid signs events of mail. */
  readonly sendgridKey: string | null
  /** The key with which Mailgun signs events of mail. */
  readonly mailgunKey: string | null
  readonly push: PushAccount
}

/** Our keys at push services, and the hosts of simulated ones. */
type PushAccount = { readonly keys: VapidKeys | null; readonly simulated: readonly string[] }

/** The accounts that the settings name, and the simulated ones for the others. */
export function readMessageAccounts(settings: Settings, simulated: MessageAccounts | null): MessageAccounts {
  return {
    smsMisr: settings.SMS_MISR_USERNAME ? smsMisrOf(settings) : (simulated?.smsMisr ?? null),
    twilio: settings.TWILIO_ACCOUNT_SID ? twilioOf(settings) : (simulated?.twilio ?? null),
    whatsapp: settings.WHATSAPP_TOKEN ? whatsappOf(settings) : (simulated?.whatsapp ?? null),
    sendgridKey: settings.SENDGRID_EVENTS_KEY || (simulated?.sendgridKey ?? null),
    mailgunKey: settings.MAILGUN_SIGNING_KEY || (simulated?.mailgunKey ?? null),
    push: pushOf(settings, simulated?.push ?? null),
  }
}

function pushOf(settings: Settings, simulated: PushAccount | null): PushAccount {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = settings
  if (!publicKey) return simulated ?? { keys: null, simulated: [] }
  return { keys: { publicKey, privateKey, subject }, simulated: simulated?.simulated ?? [] }
}

function smsMisrOf(settings: Settings): SmsMisrAccount {
  return {
    host: settings.SMS_MISR_BASE_URL,
    username: settings.SMS_MISR_USERNAME,
    password: settings.SMS_MISR_PASSWORD,
    sender: settings.SMS_MISR_SENDER,
    codeTemplate: settings.SMS_MISR_CODE_TEMPLATE,
    isTest: settings.SMS_MISR_IS_TEST,
  }
}

function twilioOf(settings: Settings): TwilioAccount {
  return {
    host: settings.TWILIO_BASE_URL,
    accountSid: settings.TWILIO_ACCOUNT_SID,
    authToken: settings.TWILIO_AUTH_TOKEN,
    from: settings.TWILIO_FROM,
    verifyService: settings.TWILIO_VERIFY_SERVICE,
    verifyHost: settings.TWILIO_VERIFY_BASE_URL,
    newsOrigin: readSiteOrigins(settings)[mainSite],
  }
}

function whatsappOf(settings: Settings): WhatsAppAccount {
  return {
    host: settings.WHATSAPP_BASE_URL,
    phoneNumberId: settings.WHATSAPP_PHONE_NUMBER_ID,
    token: settings.WHATSAPP_TOKEN,
    appSecret: settings.WHATSAPP_APP_SECRET,
    verifyToken: settings.WHATSAPP_VERIFY_TOKEN,
    codeTemplate: settings.WHATSAPP_CODE_TEMPLATE,
    textTemplate: settings.WHATSAPP_TEXT_TEMPLATE,
  }
}
