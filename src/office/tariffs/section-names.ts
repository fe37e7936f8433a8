import { m } from '#words/messages.js'
import type { ColumnName } from './sections/columns.ts'
import type { SectionKey } from './sections/section.ts'

type Name = () => string

export const sectionNames: Readonly<Record<SectionKey, Name>> = {
  routes: m.tariffs_section_routes,
  categories: m.tariffs_section_categories,
  services: m.tariffs_section_services,
  delivery: m.tariffs_section_delivery,
  taxes: m.tariffs_section_taxes,
  returns: m.tariffs_section_returns,
}

export const sectionLeads: Readonly<Record<SectionKey, Name>> = {
  routes: m.tariffs_lead_routes,
  categories: m.tariffs_lead_categories,
  services: m.tariffs_lead_services,
  delivery: m.tariffs_lead_delivery,
  taxes: m.tariffs_lead_taxes,
  returns: m.tariffs_lead_returns,
}

export const columnNames: Readonly<Record<ColumnName | 'key', Name>> = {
  key: m.tariffs_column_key,
  perStep: m.tariffs_column_per_step,
  stepGrams: m.tariffs_column_step_grams,
  minGrams: m.tariffs_column_min_grams,
  clearance: m.tariffs_column_clearance,
  handlingPerUnit: m.tariffs_column_handling,
  duty: m.tariffs_column_duty,
  productFee: m.tariffs_column_product_fee,
  defaultGrams: m.tariffs_column_default_grams,
  percent: m.tariffs_column_percent,
  minimum: m.tariffs_column_minimum,
  upTo: m.tariffs_column_up_to,
  fee: m.tariffs_column_fee,
  source: m.tariffs_column_source,
  confidence: m.tariffs_column_confidence,
  note: m.tariffs_column_note,
}

export const confidenceNames: Readonly<Record<string, Name | undefined>> = {
  high: m.tariffs_confidence_high,
  medium: m.tariffs_confidence_medium,
  low: m.tariffs_confidence_low,
  estimate: m.tariffs_confidence_estimate,
}
