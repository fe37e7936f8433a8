import type { FirstRows } from './first-rows.ts'
// What is known of a site. All of it is plain data without imports, so that every other room may stand on it.

/** The texts that each site has of its own: those that Egypt has. */
export type SiteWords = typeof import('./egypt.words.en.json', { with: { 'resolution-mode': 'import' }})

/** 0 is Sunday, 6 is Saturday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The papers that customs may want of a shipment until staff say otherwise; a kind left out does not exist in this country. */
type ClearanceNeeds = {
  readonly airway_bill: boolean
  readonly invoice: boolean
  /** Advance cargo declaration (Nafeza). */
  readonly acid?: boolean
  /** Of every consignee; where it is off, of those alone whom a reviewer asked for it. */
  readonly national_id: boolean
  readonly permit: boolean
}

/** The facts of a site that browsers may know. One that is missing does not compile. */
export type SiteFacts = {
  /** What settings and logs call it. */
  readonly name: string
  /** Its country as ISO 3166 and our tables of origins write it. */
  readonly country: string
  /** The first label of its host name; empty for the site that stands on the bare host and on `www`. */
  readonly hostPrefix: string
  readonly timeZone: string
  readonly currency: string
  /** The currency's sign in Arabic; in English its code is written. */
  readonly arabicSign: string
  /** Amounts are kept in hundredths everywhere: a currency of three decimals needs more than a site file. */
  readonly decimals: 2
  /** Of local phone numbers, with the plus. */
  readonly phonePrefix: string
  readonly calendar: {
    /** On which days our offices rest. */
    readonly officeRest: readonly Weekday[]
    /** On which days banks rest, and those who look after rates. */
    readonly bankRest: readonly Weekday[]
    /** Feasts of a fixed date, `12-25`. Those that move are rows of `bank_holidays`. */
    readonly holidays: readonly string[]
    /** Of standard time. */
    readonly hoursAheadOfUtc: number
  }
  /** The countries whose stores we buy from, as the price tables name them. */
  readonly origins: readonly string[]
  /** Whether shipments may come by way of the UAE, and stand there for a while. */
  readonly comesThroughUae: boolean
  /** Methods of payment, by the codes of pricing/quote/quote-request.ts. */
  readonly paymentMethods: readonly string[]
  /** Our account at Paymob, whose keys are settings of the site: its host, and the country that its keys begin with. */
  readonly paymob: { readonly host: string; readonly keyCountry: string; readonly takesWallets: boolean } | null
  readonly hasFawry: boolean
  /** Courier companies that we call over their API. */
  readonly courierCompanies: readonly string[]
  /** Who quotes the site's currency, in the order they are asked. */
  readonly rateSources: readonly ('cbe' | 'peg' | 'cbuae')[]
  /** A tax registration number of the country: of ours on invoices, and of business customers. */
  readonly taxId: {
    readonly pattern: RegExp
    /** As invoices may print it. */
    readonly printed: RegExp
    readonly refusal: 'WRONG_TAX_ID' | 'WRONG_TRN'
    /** For whoever sets it, and what stands there until then. */
    readonly described: string
    readonly demo: string
  }
  /** Where the company of a demo stands. */
  readonly demoAddress: { readonly ar: string; readonly en: string }
  /** Until the setting of the site says another. */
  readonly customerServicePhone: string
  /** The largest note there is, in minor units: who pays with more than the due and this gets change. */
  readonly largestNoteMinor: bigint
  readonly clearance: {
    readonly needs: ClearanceNeeds
    /** Goods that the country lets in with a permit only, by our categories. */
    readonly permitCategories: readonly string[]
  }
}

/** code, Arabic name, English name. Codes are kept in addresses: add to the lists, never rename a code. */
export type AreaRow = readonly [code: string, ar: string, en: string]
export type StateRow = {
  readonly code: string
  readonly ar: string
  readonly en: string
  readonly areas: readonly AreaRow[]
}

/** A duty rate as a decimal text, and how sure we are of it; an estimate stands beside no line of any tariff. */
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

/** The prices a site opens with, until staff publish their own: amounts and rates as decimal texts. */
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
  /** By our categories; one that is not named has the duty of `other`. */
  readonly duties: Readonly<Record<string, Duty>> & { readonly other: Duty }
  readonly deMinimis: string | null
  readonly service: { readonly rate: string; readonly minimum: string }
  /** The share of the total that a method costs. */
  readonly paymentFees: Readonly<Record<string, string>>
  readonly deliveryFee: string
  readonly cancellationFees: { readonly share: string }
  readonly returnFees: Readonly<Record<string, Fee>>
  readonly sources: Readonly<Record<string, Provenance>>
}

/** What of a site the server alone knows: too large for browsers. */
export type SiteData = {
  /** Governorates, emirates or provinces, and their areas. */
  readonly states: readonly StateRow[]
  readonly prices: FirstPrices
  /** What its tables begin with, until staff change it. */
  readonly firstRows: () => FirstRows
}
