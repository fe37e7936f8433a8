import { z } from 'zod'
import { paymobSettings } from './site-settings.ts'

/** Our accounts at payment gateways and couriers. */
export const accountSettings = {
  ...paymobSettings,
  FAWRY_BASE_URL: z
    .string()
    .default('')
    .describe('https://www.atfawry.com; empty: the simulator, or in production no Fawry and no valU'),
  FAWRY_MERCHANT_CODE: z.string().default('').describe('FawryPay merchant code'),
  FAWRY_SECURE_KEY: z.string().default('').describe('FawryPay secure key, which signs both ways'),
  FAWRY_CARD_METHOD: z
    .string()
    .default('CARD')
    .describe('How this Fawry account spells cards on its page; none: not offered'),
  FAWRY_INSTALMENT_METHOD: z
    .string()
    .default('none')
    .describe('How it spells bank instalments, as Fawry tells you, like BANK_INSTALLMENT; none: not offered'),
  FAWRY_VALU_METHOD: z.string().default('VALU').describe('How it spells valU; none: not offered'),
  BOSTA_BASE_URL: z
    .string()
    .default('')
    .describe('https://app.bosta.co/api/v2; empty: the simulator, or in production Bosta is not offered'),
  BOSTA_API_KEY: z.string().default('').describe('Bosta API key with full access: cancelling needs it'),
  BOSTA_NEWS_SECRET: z
    .string()
    .default('')
    .describe('A long random value of your own, which Bosta sends back in a header of its news'),
  BOSTA_PICKUP_LOCATION: z
    .string()
    .default('')
    .describe('Id of the place where Bosta collects our parcels; empty: the default of the account'),
} as const
