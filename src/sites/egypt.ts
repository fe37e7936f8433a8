import { egyptDuties } from './egypt-duties.ts'
import { egyptRows } from './egypt-rows.ts'
import { egyptGovernorates } from './geo-egypt.ts'
import { ownDecision, returnFee } from './own-decision.ts'
import type { SiteData, SiteFacts } from './site.ts'

export const egypt = {
  name: 'Egypt',
  country: 'EG',
  hostPrefix: '',
  timeZone: 'Africa/Cairo',
  currency: 'EGP',
  arabicSign: 'ج.م',
  decimals: 2,
  phonePrefix: '+20',
  mobilePattern: /^\+201[0125]\d{8}$/,
  smsProvider: 'smsmisr',
  calendar: {
    // Offices close only on Fridays (spec §9); banks on Saturdays, too.
    officeRest: [5],
    bankRest: [5, 6],
    holidays: ['01-07', '01-25', '04-25', '05-01', '06-30', '07-23', '10-06'],
    hoursAheadOfUtc: 3,
  },
  origins: ['US', 'UK', 'AE', 'CN', 'TR'],
  comesThroughUae: true,
  paymentMethods: [
    'creditCard',
    'wallet',
    'cashWallet',
    'fawry',
    'bankTransfer',
    'office',
    'valu',
    'visaWallet',
    'fawryCreditCard',
    'fawryCreditCardInstalment',
  ],
  paymob: { host: 'https://accept.paymob.com', keyCountry: 'egy', takesWallets: true },
  hasFawry: true,
  courierCompanies: ['bosta'],
  rateSources: ['cbe'],
  taxId: {
    pattern: /^\d{9}$/,
    printed: /^\d{3}-?\d{3}-?\d{3}$/,
    refusal: 'WRONG_TAX_ID',
    described: 'tax registration number, nine digits as 123456789 or 123-456-789',
    demo: '000000000',
  },
  demoAddress: { ar: 'عنوان تجريبي، القاهرة، مصر', en: 'Demo address, Cairo, Egypt' },
  customerServicePhone: '+20 2 0000 0000',
  largestNoteMinor: 20_000n,
  clearance: {
    // The ACID is known to be required for cargo; whether it is for the waybills of persons could not be found out, so
    // it is off until a customs broker confirms it.
    needs: { airway_bill: true, invoice: true, acid: false, national_id: false, permit: true },
    // The food safety and the drug authority.
    permitCategories: ['supplements', 'babyFood'],
  },
} as const satisfies SiteFacts

/**
 * 200 EGP per 100 g from the USA is from the specification; other routes, clearance and handling are the shop's own
 * decision. USD is the Central Bank's sell rate; currencies that it does not quote are converted through USD (TRY, by
 * the ECB's rates).
 */
export const egyptData: SiteData = {
  states: egyptGovernorates,
  firstRows: egyptRows,
  prices: {
    source: 'CBE sell rates, crosses over USD; Egyptian tariff and Decrees 419/2018, 558/2021; VAT Law 67/2016',
    vatRate: '0.14',
    rates: {
      EGP: '1',
      USD: '53.2067',
      EUR: '62.2518',
      GBP: '71.2970',
      AED: '14.4879',
      SAR: '14.1885',
      CNY: '7.4734',
      TRY: '1.2093',
    },
    routes: {
      US: { perStep: '200.00', stepGrams: 100, minGrams: 0, clearance: '150.00', handlingPerUnit: '40.00' },
      UK: { perStep: '190.00', stepGrams: 100, minGrams: 0, clearance: '150.00', handlingPerUnit: '40.00' },
      AE: { perStep: '110.00', stepGrams: 100, minGrams: 0, clearance: '120.00', handlingPerUnit: '30.00' },
      CN: { perStep: '150.00', stepGrams: 100, minGrams: 500, clearance: '150.00', handlingPerUnit: '30.00' },
      TR: { perStep: '130.00', stepGrams: 100, minGrams: 500, clearance: '120.00', handlingPerUnit: '30.00' },
    },
    duties: egyptDuties,
    deMinimis: null,
    service: { rate: '0.07', minimum: '100.00' },
    paymentFees: {
      office: '0',
      bankTransfer: '0',
      wallet: '0',
      cashWallet: '0',
      fawry: '0.0115',
      creditCard: '0.025',
      valu: '0.03',
      visaWallet: '0.02',
      fawryCreditCard: '0.0275',
      fawryCreditCardInstalment: '0.045',
    },
    deliveryFee: '85.00',
    cancellationFees: { share: '0.5' },
    returnFees: {
      US: returnFee('900.00'),
      UK: returnFee('900.00'),
      AE: returnFee('500.00'),
      CN: returnFee('800.00'),
      TR: returnFee('600.00'),
    },
    sources: {
      vatRate: { source: 'VAT Law 67/2016, 14 % since July 2017', confidence: 'high' },
      deMinimis: { source: 'No de-minimis for commercial parcels', confidence: 'medium' },
      ...ownDecision,
    },
  },
}
