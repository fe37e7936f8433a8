import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

/** What keeps computers cool. */
export const computerCooling: KindGroup = {
  category: 'computers',
  kinds: [
    {
      en: 'hyper 212, dark rock, shadow rock, pure rock, nh-d15, nh-u12, tower cooler, freezer 34, gammaxx',
      grams: [600, 1000, 1700],
      also: ['electronics'],
    },
    {
      en: 'case fan, pc fan, 120mm fan, 140mm fan, 92mm fan, 80mm fan, cooling fan pc, rgb fan, pwm fan, chassis fan, mm fan, pwm',
      tr: 'kasa fanı',
      germanic: 'gehäuselüfter',
      romance: 'ventola pc, ventilateur boîtier',
      grams: [120, 250, 700],
      role: 'part',
      also: ['electronics'],
    },
    {
      en: 'thermal paste, heatsink, thermal pad, thermal compound',
      tr: 'termal macun',
      germanic: 'wärmeleitpaste',
      grams: [20, 70, 300],
      role: 'part',
      also: ['electronics'],
    },
    {
      en: 'cpu cooler, processor cooler, pc cooler, air cooler cpu, cpu air cooler',
      tr: 'işlemci soğutucu',
      germanic: 'cpu-kühler',
      romance: 'ventirad, dissipatore, refroidissement cpu, disipador',
      grams: [500, 950, 1700],
      role: 'part',
      also: ['electronics'],
    },
    {
      en: 'laptop stand, notebook stand, laptop cooling pad, cooling pad, laptop cooler, notebook cooling',
      germanic: 'laptopständer, notebookständer, laptopstandaard, notebookkühler',
      romance: 'support ordinateur portable, soporte portátil, soporte para portátil, support pc portable',
      grams: [450, 1000, 2000],
      role: 'part',
      also: ['electronics'],
    },
  ],
}
