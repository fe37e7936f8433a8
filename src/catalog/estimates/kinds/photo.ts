import type { KindGroup } from './kind.ts'

/** Heavier and lighter things of photography, and small finders of ways. */
export const photo: KindGroup = {
  category: 'electronics',
  kinds: [
    {
      en: 'uv filter, cpl filter, nd filter, polarizing filter, polarising filter, lens filter, lens cap, step up ring',
      grams: [25, 75, 200],
      strength: 1.2,
      also: ['accessories'],
    },
    {
      en: 'dslr kit, dslr, mirrorless camera, mirrorless kit',
      model: /\bNikon [DZ] ?\d{1,4}\b|\bEOS [R\d]\w*|\bILCE-\d\w*|\b(?:Sony )?Alpha \d+/,
      grams: [800, 1150, 1900],
      strength: 0.9,
    },
    {
      en: 'instax, instax mini, instant camera, instax camera, instax square, instax wide, polaroid now',
      germanic: 'sofortbildkamera',
      grams: [350, 550, 850],
      strength: 1.3,
      also: ['toys'],
    },
    {
      en: 'tripod, camera tripod, tripod kit, video tripod, monopod, tripod legs, travel tripod',
      ar: 'حامل ثلاثي, ترايبود',
      tr: 'tripod',
      germanic: 'stativ, statief, dreibeinstativ',
      romance: 'trépied, trípode, treppiede, tripé',
      signs: '三脚架',
      grams: [700, 1700, 3800],
      also: ['accessories'],
    },
    {
      en: 'telephoto lens, super telephoto, tele zoom',
      germanic: 'teleobjektiv',
      romance: 'teleobjetivo, téléobjectif',
      model: /\b(?:70-200|100-400|120-300|150-600|200-600|60-600|100-500) ?mm\b/,
      grams: [1200, 1900, 3200],
      strength: 1.2,
      also: ['accessories'],
    },
    {
      en: 'bridge camera, superzoom camera',
      germanic: 'bridgekamera',
      romance: 'bridge appareil photo',
      grams: [800, 1200, 2000],
    },
    {
      en: 'handheld gps, gps handheld, etrex, gpsmap, outdoor gps',
      germanic: 'outdoor-navi',
      grams: [220, 350, 650],
      strength: 1.2,
      also: ['sports'],
    },
  ],
}
