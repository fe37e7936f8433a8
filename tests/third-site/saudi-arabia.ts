// A third site in the form of a file of src/sites: the facts that tests need, true ones where known. No shop uses it.
import { addSite } from '#sites/add-site.ts'
import { refusedByCarriers, stagePolicies } from '#sites/rows-of-every-site.ts'
import type { SiteData, SiteFacts } from '#sites/site.ts'
import ar from './saudi-arabia.words.ar.json' with { type: 'json' }
import en from './saudi-arabia.words.en.json' with { type: 'json' }

const saudiArabia: SiteFacts = {
  name: 'Saudi',
  country: 'SA',
  hostPrefix: 'sa',
  timeZone: 'Asia/Riyadh',
  currency: 'SAR',
  arabicSign: 'ر.س',
  decimals: 2,
  phonePrefix: '+966',
  mobilePattern: /^\+9665\d{8}$/,
  smsProvider: 'twilio',
  calendar: { officeRest: [5, 6], bankRest: [5, 6], holidays: ['02-22', '09-23'], hoursAheadOfUtc: 3 },
  origins: ['US', 'AE'],
  comesThroughUae: true,
  paymentMethods: ['creditCard', 'wallet', 'cashWallet', 'bankTransfer', 'office'],
  paymob: { host: 'https://ksa.paymob.com', keyCountry: 'sau', takesWallets: false },
  hasFawry: false,
  courierCompanies: [],
  rateSources: [],
  taxId: {
    pattern: /^3\d{13}3$/,
    printed: /^3\d{13}3$/,
    refusal: 'WRONG_TAX_ID',
    described: 'VAT registration number, fifteen digits that begin and end with 3',
    demo: '000000000000000',
  },
  demoAddress: { ar: 'عنوان تجريبي، الرياض، السعودية', en: 'Demo address, Riyadh, Saudi Arabia' },
  customerServicePhone: '+966 11 000 0000',
  largestNoteMinor: 50_000n,
  clearance: {
    needs: { airway_bill: true, invoice: true, national_id: true, permit: true },
    permitCategories: ['supplements'],
  },
}

const gcc = { duty: '0.05', confidence: 'high', source: 'GCC common tariff, 5 % of CIF' } as const
const terms = '0f3a1f5e-0000-4000-8000-000000000001'

const data: SiteData = {
  states: [
    {
      code: 'riyadh',
      ar: 'الرياض',
      en: 'Riyadh',
      areas: [
        ['olaya', 'العليا', 'Al Olaya'],
        ['malaz', 'الملز', 'Al Malaz'],
      ],
    },
    { code: 'makkah', ar: 'مكة المكرمة', en: 'Makkah', areas: [['jeddah', 'جدة', 'Jeddah']] },
  ],
  prices: {
    source: 'SAR peg 3.75 since 1986, crosses over USD; GCC tariff; VAT 15 %',
    vatRate: '0.15',
    rates: { SAR: '1', USD: '3.75', AED: '1.0211', EGP: '0.0705' },
    routes: {
      US: { perStep: '9.00', stepGrams: 100, minGrams: 0, clearance: '70.00', handlingPerUnit: '5.00' },
      AE: { perStep: '4.00', stepGrams: 100, minGrams: 0, clearance: '40.00', handlingPerUnit: '5.00' },
    },
    duties: { other: gcc },
    deMinimis: '1000.00',
    service: { rate: '0.07', minimum: '10.00' },
    paymentFees: { office: '0', bankTransfer: '0', wallet: '0', cashWallet: '0', creditCard: '0.025' },
    deliveryFee: '25.00',
    cancellationFees: { share: '0.5' },
    returnFees: { US: { fee: '70.00' }, AE: { fee: '40.00' } },
    sources: { vatRate: { source: 'VAT 15 % since 1 July 2020', confidence: 'high' } },
  },
  firstRows: () => ({
    bank_holidays: [
      {
        country: 'SA',
        day: '2027-03-10',
        name_ar: 'عيد الفطر',
        name_en: 'Eid al-Fitr',
        is_expected: true,
        changed_at: '2026-11-22',
      },
    ],
    coupon_alone_limits: [{ rate: 0.25, goods_rate: 0.05, value_minor: 4_000, may_waive: false }],
    courier_companies: [
      {
        code: 'marsa-sa',
        name_ar: 'مندوب مرسى',
        name_en: 'Marsa courier',
        collects_cash: true,
        most_cash_minor: 500_000,
        most_grams: 50_000,
        is_on: true,
        place: 1,
      },
    ],
    courier_terms: [
      {
        id: terms,
        company: 'marsa-sa',
        valid_from: '2026-11-22',
        made_at: '2026-11-22',
        why: 'First terms',
        published_at: '2026-11-22',
      },
    ],
    courier_places: [
      { company: 'marsa-sa', state: 'riyadh', zone: 'riyadh', days_from: 0, days_to: 1, is_served: true },
    ],
    courier_gaps: [],
    courier_fees: [{ terms_id: terms, zone: 'riyadh', included_grams: 5_000, step_grams: 1_000, step_minor: 200 }],
    discrepancy_rules: [{ working_days: 3, remind_hours: 24, two_people_from_minor: 100_000 }],
    exchange_rate_limits: [{ jump_percent: 20, oldest_days: 10, alarm_working_days: 3 }],
    import_rules: refusedByCarriers(),
    offices: [
      {
        code: 'riyadh',
        name_ar: 'مكتب الرياض',
        name_en: 'Riyadh office',
        address_ar: 'شارع العليا، الرياض',
        address_en: 'Olaya Street, Riyadh',
        phone: '+966 11 000 0000',
        time_zone: 'Asia/Riyadh',
        opens_at: '10:00',
        closes_at: '18:00',
        working_days: [0, 1, 2, 3, 4],
      },
    ],
    packages: [],
    package_versions: [],
    packing_limits: [{ kind: 'box_grams', most: 32_000, valid_from: '2025-01-01', source: 'IATA: 32 kg' }],
    personal_limits: [],
    provider_fee_terms: [{ provider: 'paymob', basis_points: 275, fixed_minor: 100, known_as: 'paymob' }],
    purchase_rules: [
      {
        second_person_from_minor: 4_000_000,
        price_tolerance_bp: 300,
        rate_tolerance_bp: 300,
        charge_days: 7,
        refund_days: 14,
      },
    ],
    receipt_limits: [{ other_person_from_minor: 50_000 }],
    refund_rules: [{ two_people_from_minor: 20_000 }],
    return_rules: [{ days: 14, drop_off_days: 14, two_people_from_minor: 50_000 }],
    stage_policies: stagePolicies(),
    storage_rules: [
      {
        valid_from: '2026-11-26',
        free_days: 14,
        remind_days: 3,
        last_word_days: 75,
        case_days: 90,
        fee_minor: 200,
        most_minor: 12000,
        two_people_from_minor: 50000,
      },
    ],
    suspense_limits: [{ two_people_from_minor: 50_000 }],
    till_rules: [{ two_people_from_minor: 2_000 }],
    withdrawal_rules: [
      { method: 'bankTransfer', minimum_minor: 1_000, two_people_from_minor: 100_000, due_days: 14, position: 1 },
    ],
  }),
}

addSite('sa', saudiArabia, data, { ar, en })
