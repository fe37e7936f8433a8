import { emiratesRows } from './emirates-rows.ts'
import { sevenEmirates } from './geo-emirates.ts'
import { ownDecision, returnFee } from './own-decision.ts'
import type { SiteData, SiteFacts } from './site.ts'

export const emirates = {
  name: 'Dubai',
  country: 'AE',
  hostPrefix: 'ae',
  timeZone: 'Asia/Dubai',
  currency: 'AED',
  arabicSign: 'د.إ',
  decimals: 2,
  phonePrefix: '+971',
  mobilePattern: /^\+9715[024568]\d{7}$/,
  smsProvider: 'twilio',
  calendar: { officeRest: [6, 0], bankRest: [6, 0], holidays: ['01-01', '12-02', '12-03'], hoursAheadOfUtc: 4 },
  origins: ['US'],
  comesThroughUae: false,
  paymentMethods: ['creditCard', 'wallet', 'cashWallet', 'bankTransfer', 'office'],
  paymob: { host: 'https://uae.paymob.com', keyCountry: 'are', takesWallets: false },
  hasFawry: false,
  courierCompanies: [],
  rateSources: ['peg', 'cbuae'],
  taxId: {
    pattern: /^100\d{12}$/,
    printed: /^100\d{12}$/,
    refusal: 'WRONG_TRN',
    described: 'TRN, the fifteen digits of which the first are 100',
    demo: '000000000000000',
  },
  demoAddress: { ar: 'عنوان تجريبي، دبي، الإمارات', en: 'Demo address, Dubai, UAE' },
  customerServicePhone: '+971 4 000 0000',
  largestNoteMinor: 100_000n,
  clearance: {
    needs: { airway_bill: true, invoice: true, national_id: false, permit: true },
    // The ministry of health.
    permitCategories: ['supplements'],
  },
} as const satisfies SiteFacts

const gcc = { duty: '0.05', confidence: 'high', source: 'GCC common tariff, 5 % of CIF' } as const
const free = {
  duty: '0',
  confidence: 'low',
  source: 'GCC common tariff, duty-free (books, ITA goods, many medicines)',
} as const

/**
 * Only stores in the USA, no duty up to AED 1,000 of customs value (Dubai Customs, since 1 March 2023), the dirham
 * pegged at 3.6725 to the dollar.
 */
export const emiratesData: SiteData = {
  states: sevenEmirates,
  firstRows: emiratesRows,
  prices: {
    source:
      'AED peg 3.6725 since 1997-11-02, crosses over USD; GCC tariff; Dubai Customs de-minimis AED 1,000; VAT 5 %',
    vatRate: '0.05',
    rates: {
      AED: '1',
      USD: '3.6725',
      EUR: '4.2968',
      GBP: '4.9212',
      SAR: '0.9793',
      EGP: '0.0690',
      CNY: '0.5158',
      TRY: '0.0835',
    },
    routes: {
      US: { perStep: '8.00', stepGrams: 100, minGrams: 0, clearance: '65.00', handlingPerUnit: '5.00' },
    },
    duties: {
      perfumes: { ...gcc, productFee: '5.00' },
      mobiles: free,
      computers: free,
      books: free,
      other: gcc,
    },
    deMinimis: '1000.00',
    service: { rate: '0.07', minimum: '10.00' },
    paymentFees: { office: '0', bankTransfer: '0', wallet: '0', cashWallet: '0', creditCard: '0.025' },
    deliveryFee: '20.00',
    cancellationFees: { share: '0.5' },
    returnFees: { US: returnFee('65.00') },
    sources: {
      vatRate: { source: 'VAT 5 % since 1 January 2018', confidence: 'high' },
      deMinimis: {
        source: 'Dubai Customs, AED 1,000 since 1 March 2023, until further notice',
        confidence: 'medium',
        note: 'Notice 5/2022 (AED 300) is suspended; VAT is due below it too',
      },
      ...ownDecision,
    },
  },
}
