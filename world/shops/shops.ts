import type { Store } from '#catalog/stores/stores.ts'

/** Small invented shops that run on this machine during development, one for each origin. */
export type DevShop = Store & {
  readonly tagline: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly nav: readonly string[]
  readonly colours: { readonly paper: string; readonly ink: string; readonly accent: string; readonly soft: string }
  readonly serif: boolean
}

export const HARBOR: DevShop = {
  id: 'harbor-goods',
  name: { ar: 'هاربر جودز', en: 'Harbor Goods' },
  domain: 'harbor-goods.localhost',
  country: 'US',
  currency: 'USD',
  tagline: 'Useful things from Portland, Maine',
  lang: 'en-US',
  dir: 'ltr',
  nav: ['Home', 'Lighting', 'Bags', 'Kitchen', 'Journal'],
  colours: { paper: '#fbf9f4', ink: '#22302f', accent: '#1f5c57', soft: '#e9e3d5' },
  serif: true,
}

export const THISTLE: DevShop = {
  id: 'thistle-and-rye',
  name: { ar: 'ثيسل آند راي', en: 'Thistle & Rye' },
  domain: 'thistle-and-rye.localhost',
  country: 'GB',
  currency: 'GBP',
  tagline: 'Woven and thrown in the Borders since 1974',
  lang: 'en-GB',
  dir: 'ltr',
  nav: ['Throws', 'Pottery', 'Table', 'Gifts', 'Our mill'],
  colours: { paper: '#f7f6fa', ink: '#2c2540', accent: '#6b3f86', soft: '#e5deee' },
  serif: true,
}

export const NOOR: DevShop = {
  id: 'dar-noor',
  name: { ar: 'دار نور', en: 'Dar Noor' },
  domain: 'dar-noor.localhost',
  country: 'AE',
  currency: 'AED',
  tagline: 'للضيافة والبيت',
  lang: 'ar-AE',
  dir: 'rtl',
  nav: ['الرئيسية', 'المباخر', 'القهوة', 'الهدايا', 'تواصل معنا'],
  colours: { paper: '#fdf8f0', ink: '#3a2414', accent: '#a5622a', soft: '#f1e2cc' },
  serif: false,
}

export const LANTERN: DevShop = {
  id: 'lantern-lane',
  name: { ar: 'لانترن لين', en: 'Lantern Lane' },
  domain: 'lantern-lane.localhost',
  country: 'CN',
  currency: 'CNY',
  tagline: '灯笼巷 · 好物日常',
  lang: 'zh-CN',
  dir: 'ltr',
  nav: ['首页', '家居', '数码', '新品', '客服'],
  colours: { paper: '#fffaf7', ink: '#2b2020', accent: '#c8352b', soft: '#fbe4dc' },
  serif: false,
}

export const GALATA: DevShop = {
  id: 'galata-atolye',
  name: { ar: 'أتوليه غلطة', en: 'Galata Atölye' },
  domain: 'galata-atolye.localhost',
  country: 'TR',
  currency: 'TRY',
  tagline: 'İstanbul’da elde üretildi',
  lang: 'tr-TR',
  dir: 'ltr',
  nav: ['Anasayfa', 'Deri', 'Bakır', 'Hediyelik', 'İletişim'],
  colours: { paper: '#f6f8fa', ink: '#1d2a38', accent: '#1c6391', soft: '#dbe8f0' },
  serif: false,
}

export const DEV_SHOPS: readonly DevShop[] = [HARBOR, THISTLE, NOOR, LANTERN, GALATA]

/** The host of our own link shortener, which only redirects. */
export const SHORT_HOST = 'hop.localhost'
