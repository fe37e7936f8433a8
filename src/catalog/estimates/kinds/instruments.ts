import type { KindGroup } from './kind.ts'

/** Instruments for music, and what plays in cars. */
export const instruments: KindGroup = {
  category: 'electronics',
  kinds: [
    {
      model: /\b(?:KDC|DEH|MVH|DMX|DDX|CDE|DSX|MEX|KD-[RDT])-?\w+/,
      grams: [800, 1250, 2000],
      strength: 1.2,
      also: ['carParts'],
    },
    {
      en: 'electric guitar, bass guitar, electric bass, stratocaster, telecaster',
      ar: 'جيتار كهربائي',
      tr: 'elektro gitar, bas gitar',
      germanic: 'e-gitarre, e-bass',
      romance: 'guitare électrique, guitarra eléctrica, chitarra elettrica',
      grams: [3500, 5000, 8000],
      also: ['other'],
    },
    {
      en: 'digital piano, stage piano, 88 keys, 88-key, weighted keys, e-piano',
      tr: 'dijital piyano',
      germanic: 'digitalpiano',
      romance: 'piano numérique, piano digital, pianoforte digitale',
      grams: [11000, 17000, 45000],
      strength: 1.2,
      also: ['other'],
    },
    {
      en: 'portable keyboard piano, keyboard piano, 61 keys, 61-key, electronic keyboard piano, arranger keyboard, musical keyboard',
      ar: 'اورج, بيانو كهربائي',
      tr: 'org klavye',
      germanic: 'keyboard musik',
      romance: 'teclado musical, tastiera musicale',
      model: /\b(?:PSR-\w+|CT-[SXK]\d{2,4})\b/,
      grams: [4000, 6000, 9500],
      strength: 1.4,
      also: ['other'],
    },
    {
      en: 'synthesizer, midi controller, midi keyboard, drum machine, electronic drum kit',
      germanic: 'synthesizer',
      grams: [1500, 3500, 9000],
      also: ['other'],
    },
    {
      en: 'car speakers, car speaker, coaxial car speakers, component speakers',
      ar: 'سماعات سيارة',
      tr: 'oto hoparlör',
      germanic: 'autolautsprecher',
      romance: 'haut-parleurs voiture, altavoces coche',
      grams: [1100, 2200, 3600],
      strength: 1.1,
      also: ['carParts'],
    },
    {
      en: 'car stereo, car radio, car receiver, head unit, media receiver, car audio receiver, car multimedia',
      ar: 'مسجل سيارة, شاشة سيارة',
      tr: 'oto teyp, oto multimedya',
      germanic: 'autoradio',
      romance: 'autoradio, radio coche',
      grams: [700, 1200, 2200],
      strength: 1.1,
      also: ['carParts'],
    },
  ],
}
