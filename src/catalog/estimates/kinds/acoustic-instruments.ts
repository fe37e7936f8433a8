import type { KindGroup } from './kind.ts'

/** Instruments that sound without current. */
export const acousticInstruments: KindGroup = {
  category: 'other',
  kinds: [
    {
      en: 'acoustic guitar, classical guitar, guitar, violin, cello, drum kit, drum set, oud instrument',
      ar: 'جيتار, عود موسيقي, كمان',
      tr: 'klasik gitar, akustik gitar, gitar, keman, bağlama',
      germanic: 'gitarre, gitaar, westerngitarre, konzertgitarre, violine, geige',
      romance: 'guitare, guitarra, chitarra, violon, violín, violino, violão',
      grams: [1800, 4000, 8000],
      also: ['electronics'],
    },
    {
      en: 'ukulele, harmonica, recorder flute, flute, kalimba, tambourine, darbuka, clarinet, trumpet',
      ar: 'اكلال, هارمونيكا, طبلة',
      tr: 'ukulele, melodika, blok flüt, darbuka',
      germanic: 'blockflöte, mundharmonika, klarinette, trompete',
      romance: 'flûte à bec, ukelele, armonica',
      grams: [250, 800, 2500],
      also: ['electronics'],
    },
  ],
}
