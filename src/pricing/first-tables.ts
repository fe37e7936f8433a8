import { categoriesOf } from './first-categories.ts'
import type { NewTables } from './publish-tables.ts'

const why = 'First tables of the site'
const ownDecision = {
  service: { source: 'The shop’s own decision' },
  deliveryFee: { source: 'The shop’s own decision', confidence: 'estimate' },
  cancellationFees: { source: 'The shop’s own decision', confidence: 'estimate' },
} as const

// Sending a parcel back to a store of this country.
function back(fee: string) {
  return { fee, source: 'The shop’s own decision', confidence: 'estimate' } as const
}

/**
 * Egypt. 200 EGP per 100 g from the USA is the specification's; other routes, clearance and handling are the shop's own
 * decision. USD is the Central Bank's sell rate; what it does not quote is crossed over USD (TRY, by the ECB's rates).
 */
const egypt: NewTables = {
  why,
  source: 'CBE sell rates, crosses over USD; Egyptian tariff and Decrees 419/2018, 558/2021; VAT Law 67/2016',
  tables: {
    site: 'eg',
    currency: 'EGP',
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
    categories: categoriesOf('eg'),
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
    returnFees: { US: back('900.00'), UK: back('900.00'), AE: back('500.00'), CN: back('800.00'), TR: back('600.00') },
    sources: {
      vatRate: { source: 'VAT Law 67/2016, 14 % since July 2017', confidence: 'high' },
      deMinimis: { source: 'No de-minimis for commercial parcels', confidence: 'medium' },
      ...ownDecision,
    },
  },
}

/**
 * Dubai: stores of the USA alone, duty waived up to AED 1,000 of customs value (Dubai Customs, since 1 March 2023), the
 * dirham pegged at 3.6725 to the dollar. Egypt's own payment companies do not stand here.
 */
const dubai: NewTables = {
  why,
  source: 'AED peg 3.6725 since 1997-11-02, crosses over USD; GCC tariff; Dubai Customs de-minimis AED 1,000; VAT 5 %',
  tables: {
    site: 'ae',
    currency: 'AED',
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
    categories: categoriesOf('ae'),
    deMinimis: '1000.00',
    service: { rate: '0.07', minimum: '10.00' },
    paymentFees: { office: '0', bankTransfer: '0', wallet: '0', cashWallet: '0', creditCard: '0.025' },
    deliveryFee: '20.00',
    cancellationFees: { share: '0.5' },
    returnFees: { US: back('65.00') },
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

/** What a new shop starts with, until staff publish their own. */
export const firstTables: readonly NewTables[] = [egypt, dubai]
