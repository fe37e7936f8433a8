import { z } from 'zod'
import { smsProviderSettings } from './site-settings.ts'

const text = z.string().default('')

/** Our accounts at the companies that carry messages. Without them development uses simulators, and production says what it cannot send. */
export const messageSettings = {
  ...smsProviderSettings,
  SMS_MISR_BASE_URL: z.url().default('https://smsmisr.com').describe('Where SMS Misr is; https in production'),
  SMS_MISR_USERNAME: text.describe('SMS Misr user; empty: the simulator, or in production no SMS by SMS Misr'),
  SMS_MISR_PASSWORD: text.describe('SMS Misr password'),
  SMS_MISR_SENDER: text.describe('Token of the sender that is registered at SMS Misr'),
  SMS_MISR_CODE_TEMPLATE: text.describe('Token of its template for codes; empty: codes go as any other SMS'),
  SMS_MISR_IS_TEST: z.stringbool().default(false).describe('true: SMS Misr takes messages and delivers none'),
  TWILIO_BASE_URL: z.url().default('https://api.twilio.com').describe('Where Twilio is; https in production'),
  TWILIO_ACCOUNT_SID: text.describe('Twilio account (AC…); empty: the simulator, or in production no SMS by Twilio'),
  TWILIO_AUTH_TOKEN: text.describe('Twilio auth token, which signs its news too'),
  TWILIO_FROM: text.describe('Our number, registered sender, or messaging service (MG…) at Twilio'),
  TWILIO_VERIFY_BASE_URL: z
    .url()
    .default('https://verify.twilio.com')
    .describe('Where Twilio Verify is; https in production'),
  TWILIO_VERIFY_SERVICE: text.describe(
    'Service of Twilio Verify (VA…) with custom codes switched on, by which codes go; empty: as any other SMS',
  ),
  WHATSAPP_BASE_URL: z
    .url()
    .default('https://graph.facebook.com/v25.0')
    .describe('The WhatsApp Cloud API with its version; https in production'),
  WHATSAPP_TOKEN: text.describe('Its access token; empty: the simulator, or in production no WhatsApp'),
  WHATSAPP_PHONE_NUMBER_ID: text.describe('Id of the number we write from'),
  WHATSAPP_APP_SECRET: text.describe('Secret of the app, which signs news'),
  WHATSAPP_VERIFY_TOKEN: text.describe('A long random value of your own, given where the address of news is set'),
  WHATSAPP_CODE_TEMPLATE: z
    .string()
    .default('marsa_code')
    .describe('Approved template of authentication, in ar and en, with a button to copy the code'),
  WHATSAPP_TEXT_TEMPLATE: z
    .string()
    .default('marsa_news')
    .describe('Approved template of utility, in ar and en, with one text in it'),
  SENDGRID_EVENTS_KEY: text.describe(
    'Public key of SendGrid’s signed events, if SMTP_URL is SendGrid: bounced mail then goes another way; empty: bounces are not heard of',
  ),
  REPLY_INBOX: text.describe(
    'Address at a domain whose mail Mailgun takes, like reply@in.marsa.example: answers to tickets come to reply+…@, which its route posts to /api/tickets/mails; empty: the simulator, or in production answers only on the site',
  ),
  MAILGUN_SIGNING_KEY: text.describe('Key by which Mailgun signs what it posts (HTTP webhook signing key)'),
  VAPID_PUBLIC_KEY: text.describe(
    'Our public key at push services (P-256, base64url), with which browsers subscribe: a new one ends all subscriptions; empty: in production no browser notifications',
  ),
  VAPID_PRIVATE_KEY: text.describe('Its private key: npx web-push generate-vapid-keys makes both'),
  VAPID_SUBJECT: z
    .string()
    .default('mailto:push@marsa.localhost')
    .describe('Where push services can reach us: mailto: or https:'),
  PHONE_CODES_PER_DAY: z.coerce
    .number()
    .int()
    .min(0)
    .default(2000)
    .describe('Most codes sent to the phones of one country in a day, each of which costs money; 0: none'),
  PHONE_CODE_COUNTRIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .describe('Prefixes of more countries to which codes are sent, beside those of the sites: +966,+965'),
} as const
