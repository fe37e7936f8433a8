import { emiratesPackages } from './emirates-packages.ts'
import { type FirstRows, rowsOf } from './first-rows.ts'
import { refusedByCarriers, stagePolicies } from './rows-of-every-site.ts'

/** The first rows of the Emirates' tables, until staff change them. Amounts in minor units. */
export const emiratesRows = (): FirstRows => {
  const marsaAeTerms = crypto.randomUUID()
  return {
    bank_holidays: rowsOf(
      ['day', 'name_ar', 'name_en'],
      [
        ['2026-03-20', 'عيد الفطر', 'Eid al-Fitr'],
        ['2026-03-21', 'عيد الفطر', 'Eid al-Fitr'],
        ['2026-03-22', 'عيد الفطر', 'Eid al-Fitr'],
        ['2026-05-26', 'وقفة عرفات', 'Arafat Day'],
        ['2026-05-27', 'عيد الأضحى', 'Eid al-Adha'],
        ['2026-05-28', 'عيد الأضحى', 'Eid al-Adha'],
        ['2026-05-29', 'عيد الأضحى', 'Eid al-Adha'],
        ['2026-06-16', 'رأس السنة الهجرية', 'Islamic New Year'],
        ['2026-08-25', 'المولد النبوي', 'Birthday of the Prophet'],
        ['2027-03-09', 'عيد الفطر', 'Eid al-Fitr'],
        ['2027-03-10', 'عيد الفطر', 'Eid al-Fitr'],
        ['2027-03-11', 'عيد الفطر', 'Eid al-Fitr'],
        ['2027-05-15', 'وقفة عرفات', 'Arafat Day'],
        ['2027-05-16', 'عيد الأضحى', 'Eid al-Adha'],
        ['2027-05-17', 'عيد الأضحى', 'Eid al-Adha'],
        ['2027-05-18', 'عيد الأضحى', 'Eid al-Adha'],
        ['2027-06-06', 'رأس السنة الهجرية', 'Islamic New Year'],
        ['2027-08-14', 'المولد النبوي', 'Birthday of the Prophet'],
      ],
      { country: 'AE', is_expected: true, changed_at: '2026-11-22T00:00:00Z' },
    ),
    coupon_alone_limits: [{ rate: '0.25', goods_rate: '0.05', value_minor: 4000, may_waive: false }],
    courier_companies: [
      {
        code: 'marsa-ae',
        name_ar: 'مندوب مرسى',
        name_en: 'Marsa courier',
        collects_cash: true,
        most_cash_minor: 500000,
        most_grams: 50000,
        place: 1,
      },
    ],
    courier_terms: [
      {
        id: marsaAeTerms,
        company: 'marsa-ae',
        valid_from: '2026-11-22T00:00:00Z',
        made_at: '2026-11-22T00:00:00Z',
        why: 'First terms',
        published_at: '2026-11-22T00:00:00Z',
      },
    ],
    courier_places: rowsOf(
      ['state', 'zone', 'days_from', 'days_to'],
      [
        ['abu-dhabi', 'abu-dhabi', 1, 2],
        ['dubai', 'dubai', 0, 1],
        ['ajman', 'near', 1, 2],
        ['sharjah', 'near', 1, 2],
        ['fujairah', 'north', 1, 3],
        ['ras-al-khaimah', 'north', 1, 3],
        ['umm-al-quwain', 'north', 1, 3],
      ],
      { company: 'marsa-ae' },
    ),
    courier_gaps: [{ company: 'marsa-ae', state: 'abu-dhabi', area: 'ruwais', at: '2026-11-22T00:00:00Z' }],
    courier_fees: rowsOf(
      ['zone', 'step_minor'],
      [
        ['north', 300],
        ['abu-dhabi', 300],
        ['near', 200],
        ['dubai', 200],
      ],
      { terms_id: marsaAeTerms, included_grams: 5000, step_grams: 1000 },
    ),
    discrepancy_rules: [{ working_days: 3, remind_hours: 24, two_people_from_minor: 100000 }],
    exchange_rate_limits: [{ jump_percent: 20, oldest_days: 10, alarm_working_days: 3 }],
    import_rules: [
      ...refusedByCarriers(),
      {
        kind: 'medicines',
        asks: 'permit',
        valid_from: '2018-11-03',
        source:
          'MOHAP: three months of use, one month of controlled ones with a permit (Khaleej Times, 3 November 2018)',
      },
    ],
    offices: [
      {
        code: 'dubai',
        name_ar: 'مكتب دبي',
        name_en: 'Dubai office',
        address_ar: 'شارع المكتوم، ديرة، دبي',
        address_en: 'Al Maktoum Road, Deira, Dubai',
        phone: '+971 4 000 0000',
        time_zone: 'Asia/Dubai',
        opens_at: '10:00',
        closes_at: '18:00',
        working_days: [6, 0, 1, 2, 3, 4],
      },
    ],
    packing_limits: rowsOf(
      ['kind', 'most', 'valid_from', 'source'],
      [
        ['box_grams', 32000, '2025-01-01', 'IATA: the heaviest single piece lifted by hand, 32 kg'],
        ['box_side_cm', 120, '2025-01-01', 'DHL Express: longest side of a standard piece, 120 cm'],
        [
          'consignee_value_usd',
          272,
          '2023-03-01',
          'UAE: personal goods up to 1,000 AED free of duty, until further notice',
        ],
      ],
    ),
    personal_limits: [],
    provider_fee_terms: [{ provider: 'paymob', basis_points: 275, fixed_minor: 100, known_as: 'paymob, باي موب' }],
    purchase_rules: [
      {
        second_person_from_minor: 4000000,
        price_tolerance_bp: 300,
        rate_tolerance_bp: 300,
        charge_days: 7,
        refund_days: 14,
      },
    ],
    receipt_limits: [{ other_person_from_minor: 50000 }],
    refund_rules: [{ two_people_from_minor: 20000 }],
    return_rules: [{ days: 14, drop_off_days: 14, two_people_from_minor: 50000 }],
    stage_policies: stagePolicies(),
    storage_rules: [
      {
        valid_from: '2026-11-26',
        free_days: 14,
        remind_days: 3,
        last_word_days: 75,
        case_days: 90,
        fee_minor: 100,
        most_minor: 6000,
        two_people_from_minor: 20000,
      },
    ],
    suspense_limits: [{ two_people_from_minor: 50000 }],
    till_rules: [{ two_people_from_minor: 2000 }],
    withdrawal_rules: rowsOf(
      ['method', 'minimum_minor', 'position'],
      [
        ['bankTransfer', 1000, 1],
        ['localCreditCard', 5000, 2],
        ['office', 1000, 3],
      ],
      { two_people_from_minor: 100000, due_days: 14 },
    ),
    ...emiratesPackages(),
  }
}
