import { egyptCouriers } from './egypt-couriers.ts'
import { egyptPackages } from './egypt-packages.ts'
import { type FirstRows, rowsOf } from './first-rows.ts'
import { refusedByCarriers, stagePolicies } from './rows-of-every-site.ts'

/** The first rows of Egypt's tables, until staff change them. Amounts in minor units. */
export const egyptRows = (): FirstRows => {
  return {
    bank_holidays: rowsOf(
      ['day', 'name_ar', 'name_en', 'is_expected'],
      [
        ['2026-03-20', 'عيد الفطر', 'Eid al-Fitr', true],
        ['2026-03-21', 'عيد الفطر', 'Eid al-Fitr', true],
        ['2026-03-22', 'عيد الفطر', 'Eid al-Fitr', true],
        ['2026-04-13', 'شم النسيم', 'Sham El Nessim', false],
        ['2026-05-26', 'وقفة عرفات', 'Arafat Day', true],
        ['2026-05-27', 'عيد الأضحى', 'Eid al-Adha', true],
        ['2026-05-28', 'عيد الأضحى', 'Eid al-Adha', true],
        ['2026-05-29', 'عيد الأضحى', 'Eid al-Adha', true],
        ['2026-06-16', 'رأس السنة الهجرية', 'Islamic New Year', true],
        ['2026-08-25', 'المولد النبوي', 'Birthday of the Prophet', true],
        ['2027-03-09', 'عيد الفطر', 'Eid al-Fitr', true],
        ['2027-03-10', 'عيد الفطر', 'Eid al-Fitr', true],
        ['2027-03-11', 'عيد الفطر', 'Eid al-Fitr', true],
        ['2027-05-03', 'شم النسيم', 'Sham El Nessim', false],
        ['2027-05-15', 'وقفة عرفات', 'Arafat Day', true],
        ['2027-05-16', 'عيد الأضحى', 'Eid al-Adha', true],
        ['2027-05-17', 'عيد الأضحى', 'Eid al-Adha', true],
        ['2027-05-18', 'عيد الأضحى', 'Eid al-Adha', true],
        ['2027-06-06', 'رأس السنة الهجرية', 'Islamic New Year', true],
        ['2027-08-14', 'المولد النبوي', 'Birthday of the Prophet', true],
      ],
      { country: 'EG', changed_at: '2026-11-22T00:00:00Z' },
    ),
    coupon_alone_limits: [{ rate: '0.25', goods_rate: '0.05', value_minor: 50000, may_waive: false }],
    ...egyptCouriers(),
    discrepancy_rules: [{ working_days: 3, remind_hours: 24, two_people_from_minor: 1000000 }],
    exchange_rate_limits: [{ jump_percent: 20, oldest_days: 10, alarm_working_days: 3 }],
    import_rules: [
      ...refusedByCarriers(),
      ...rowsOf(
        ['kind', 'asks', 'source'],
        [
          ['antiques', 'refuse', 'Canada Post guide to Egypt: antiques are prohibited (shipper.vip, undated)'],
          ['meat', 'refuse', 'Canada Post guide to Egypt: meat and pork are prohibited (shipper.vip, undated)'],
          [
            'contactLenses',
            'refuse',
            'Canada Post guide to Egypt: contact lenses are prohibited (shipper.vip, undated)',
          ],
          [
            'printers',
            'permit',
            'Canada Post guide to Egypt: printers, scanners and copiers need approval (shipper.vip, undated)',
          ],
          ['telecom', 'permit', 'Communications equipment needs approval (shipper.vip, undated)'],
          ['medicines', 'permit', 'Medicines need approval (Aramex customs guide, undated)'],
          ['usedGoods', 'permit', 'Used goods need approval (Aramex customs guide, undated)'],
          ['phones', 'limit', 'eglobal-eg.com, recommendations: three phones a year, one a shipment (undated)'],
          ['supplements', 'limit', 'eglobal-eg.com, recommendations: one pack a shipment (undated)'],
          ['cosmetics', 'limit', 'eglobal-eg.com, recommendations: two kilograms a shipment (undated)'],
        ],
        { valid_from: '2025-01-01' },
      ),
    ],
    offices: [
      {
        code: 'cairo',
        name_ar: 'مكتب القاهرة',
        name_en: 'Cairo office',
        address_ar: '14 شارع عباس العقاد، مدينة نصر، القاهرة',
        address_en: '14 Abbas El Akkad St., Nasr City, Cairo',
        phone: '+20 2 0000 0000',
        time_zone: 'Africa/Cairo',
        opens_at: '10:00',
        closes_at: '18:00',
        working_days: [6, 0, 1, 2, 3, 4],
      },
    ],
    packing_limits: rowsOf(
      ['kind', 'most', 'source'],
      [
        ['box_grams', 32000, 'IATA: the heaviest single piece lifted by hand, 32 kg'],
        ['box_side_cm', 120, 'DHL Express: longest side of a standard piece, 120 cm'],
        [
          'consignee_value_usd',
          2000,
          'Egypt: above 2,000 USD a consignment is cleared formally (Aramex customs guide, undated)',
        ],
      ],
      { valid_from: '2025-01-01' },
    ),
    personal_limits: rowsOf(
      ['kind', 'categories', 'per', 'unit', 'most', 'source', 'doubt'],
      [
        [
          'phones',
          ['mobiles'],
          'year',
          'pieces',
          3,
          'eglobal-eg.com, recommendations (undated)',
          'customs.gov.eg, TravelAndTourism 1, names up to five',
        ],
        [
          'phones',
          ['mobiles'],
          'order',
          'pieces',
          1,
          'eglobal-eg.com, recommendations (undated)',
          'customs.gov.eg, TravelAndTourism 1, names up to five',
        ],
        [
          'supplements',
          ['supplements'],
          'order',
          'pieces',
          1,
          'eglobal-eg.com, recommendations: up to 90 capsules or one tub of 2 kg (undated)',
          '',
        ],
        [
          'cosmetics',
          ['cosmetics', 'supplements'],
          'order',
          'grams',
          2000,
          'eglobal-eg.com, recommendations: above goes to the single window (undated)',
          '',
        ],
      ],
      { valid_from: '2025-01-01' },
    ),
    provider_fee_terms: rowsOf(
      ['provider', 'basis_points', 'fixed_minor', 'known_as'],
      [
        ['paymob', 275, 300, 'paymob, باي موب'],
        ['fawry', 200, 0, 'fawry, فوري'],
      ],
    ),
    purchase_rules: [
      {
        second_person_from_minor: 50000000,
        price_tolerance_bp: 300,
        rate_tolerance_bp: 300,
        charge_days: 7,
        refund_days: 14,
      },
    ],
    receipt_limits: [{ other_person_from_minor: 500000 }],
    refund_rules: [{ two_people_from_minor: 200000 }],
    return_rules: [{ days: 14, drop_off_days: 14, two_people_from_minor: 500000 }],
    stage_policies: stagePolicies(),
    storage_rules: [
      {
        valid_from: '2026-11-26',
        free_days: 14,
        remind_days: 3,
        last_word_days: 75,
        case_days: 90,
        fee_minor: 500,
        most_minor: 30000,
        two_people_from_minor: 200000,
      },
    ],
    suspense_limits: [{ two_people_from_minor: 500000 }],
    till_rules: [{ two_people_from_minor: 10000 }],
    withdrawal_rules: rowsOf(
      ['method', 'minimum_minor', 'position'],
      [
        ['bankTransfer', 1000, 1],
        ['localCreditCard', 5000, 2],
        ['fawry', 1000, 3],
        ['office', 1000, 4],
      ],
      { two_people_from_minor: 1000000, due_days: 14 },
    ),
    ...egyptPackages(),
  }
}
