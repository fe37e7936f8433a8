import type { FirstRows } from './first-rows.ts'
// What is known of a site: plain data without imports, so that every other room may import it.

/** The site's own texts; every site has the keys that Egypt has. */
export type SiteWords = typeof import('./egypt.words.en.json', { with: { 'resolution-mode': 'import' }})

/** 0 is Sunday, 6 is Saturday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/**
 * The papers that customs may require for a shipment until staff change it; a missing kind does not exist in this
 * country.
 */
type ClearanceNeeds = {
  readonly airway_bill: boolean
  readonly invoice: boolean
  /** Advance cargo declaration (Nafeza). */
  readonly acid?: boolean
  /** Of every consignee; if off, only of those whom a reviewer asked for it. */
  readonly national_id: boolean
  readonly permit: boolean
}

/** The facts of a site that browsers may know. A site with a missing fact does not compile. */
export type SiteFacts = {
  /** The site's name in settings and logs. */
  readonly name: string
  /** The country by its ISO 3166 code, as in our tables of origins. */
  readonly country: string
  /** The first label of its host name; empty for the site on the bare host and on `www`. */
  readonly hostPrefix: string
  readonly timeZone: string
  readonly currency: string
  /** The currency's sign in Arabic; in English the code is used. */
  readonly arabicSign: string
  /** Amounts are stored in hundredths everywhere: a currency with three decimals needs more than a site file. */
  readonly decimals: 2
  /** For local phone numbers, with the plus. */
  readonly phonePrefix: string
  /** Its mobile numbers in international form: to others no code is sent. */
  readonly mobilePattern: RegExp
  /** Who carries SMS to its country unless the settings say otherwise. */
  readonly smsProvider: 'smsmisr' | 'twilio'
  readonly calendar: {
    /** The days on which our offices are closed. */
    readonly officeRest: readonly Weekday[]
    /** The days on which banks, and the staff who maintain rates, do not work. */
    readonly bankRest: readonly Weekday[]
    /** Holidays with a fixed date, as `12-25`. Moving ones are rows of `bank_holidays`. */
    readonly holidays: readonly string[]
    /** In summer, if clocks change: by winter's hours a day would end after midnight, and its date would be the next one. */
    readonly hoursAheadOfUtc: number
  }
  /** The countries whose stores we buy from, with the price tables' codes. */
  readonly origins: readonly string[]
  /** Whether shipments may travel through the UAE and wait there. */
  readonly comesThroughUae: boolean
  /** Payment methods, by the codes of pricing/quote/quote-request.ts. */
  readonly paymentMethods: readonly string[]
  /** Our account at Paymob: its host, and the country prefix of its keys. The keys are settings of the site. */
  readonly paymob: { readonly host: string; readonly keyCountry: string; readonly takesWallets: boolean } | null
  readonly hasFawry: boolean
  /** Courier companies that have an API we call. */
  readonly courierCompanies: readonly string[]
  /** The sources of the site's exchange rate, in the order they are asked. */
  readonly rateSources: readonly ('cbe' | 'peg' | 'cbuae')[]
  /** The country's tax registration number: ours on invoices, and those of business customers. */
  readonly taxId: {
    readonly pattern: RegExp
    /** The form that invoices may print. */
    readonly printed: RegExp
    readonly refusal: 'WRONG_TAX_ID' | 'WRONG_TRN'
    /** A description for whoever sets it, and the placeholder until then. */
    readonly described: string
    readonly demo: string
  }
  /** The address of the demo's company. */
  readonly demoAddress: { readonly ar: string; readonly en: string }
  /** Used until the site's setting names another one. */
  readonly customerServicePhone: string
  /** The largest banknote, in minor units: at a till nobody pays with more than the due plus one of these. */
  readonly largestNoteMinor: bigint
  readonly clearance: {
    readonly needs: ClearanceNeeds
    /** Goods that need an import permit, by our categories. */
    readonly permitCategories: readonly string[]
  }
}

/** code, Arabic name, English name. Codes are stored in addresses: add to the lists, never rename a code. */
export type AreaRow = readonly [code: string, ar: string, en: string]
export type StateRow = {
  readonly code: string
  readonly ar: string
  readonly en: string
  readonly areas: readonly AreaRow[]
}

/** A duty rate as a decimal text, and how sure we are of it; an estimate is not from a line of a tariff. */
type Duty = {
  readonly duty: string
  readonly confidence: 'high' | 'medium' | 'low' | 'estimate'
  readonly source: string
  readonly note?: string
  /** Per unit, in the site's currency. */
  readonly productFee?: string
}

type Fee = { readonly fee: string } & Provenance
type Provenance = Partial<Pick<Duty, 'source' | 'confidence' | 'note'>>

/** A site's first prices, until staff publish their own: amounts and rates as decimal texts. */
export type FirstPrices = {
  readonly source: string
  readonly vatRate: string
  readonly rates: Readonly<Record<string, string>>
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly perStep: string
        readonly stepGrams: number
        readonly minGrams: number
        readonly clearance: string
        readonly handlingPerUnit: string
      }
    >
  >
  /** By our categories; a missing one has the duty of `other`. */
  readonly duties: Readonly<Record<string, Duty>> & { readonly other: Duty }
  readonly deMinimis: string | null
  readonly service: { readonly rate: string; readonly minimum: string }
  /** The fee of a method as a share of the total. */
  readonly paymentFees: Readonly<Record<string, string>>
  readonly deliveryFee: string
  readonly cancellationFees: { readonly share: string }
  readonly returnFees: Readonly<Record<string, Fee>>
  readonly sources: Readonly<Record<string, Provenance>>
}

/** What only the server knows of a site: too large for browsers. */
export type SiteData = {
  /** Governorates, emirates or provinces, and their areas. */
  readonly states: readonly StateRow[]
  readonly prices: FirstPrices
  /** The first rows of its tables, until staff change them. */
  readonly firstRows: () => FirstRows
}
