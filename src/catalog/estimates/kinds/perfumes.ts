import type { KindGroup } from './kind.ts'

export const perfumes: KindGroup = {
  category: 'perfumes',
  kinds: [
    {
      en: 'bakhoor, oud oil, dukhoon, incense oud, aftershave, after shave, after shave lotion, solid perfume, attar',
      ar: 'بخور, معمول, دهن عود, دهن العود, مسك, عود, دهن, عود معطر, افتر شيف, مبثوث, مخمرية عطر',
      tr: 'tıraş losyonu, tütsü parfüm',
      germanic: 'aftershave, rasierwasser',
      romance: 'après-rasage',
      grams: [30, 130, 300],
      strength: 1.15,
      byContent: [1.8, 60],
    },
    {
      en: 'perfume, eau de parfum, eau de toilette, eau de cologne, parfum, extrait de parfum, extrait, cologne, edp, edt, edc, fragrance, body mist, fragrance mist, elixir, perfume oil, rollerball, perfume spray, hair mist, body spray, concentrated perfume, tester perfume, perfume gift set, perfume sample, fragrance oil, scent, cologne spray, perfumes, fragrances, eau fraiche, oud, oudh, musk oil, perfume set, discovery set, baccarat rouge, sauvage, bleu de chanel, la vie est belle, black opium, good girl, aventus, one million, acqua di gio, pour homme, pour femme, eau so, libre le parfum, hair perfume, club de nuit, miss dior, coco mademoiselle',
      ar: 'عطر, عطور, بارفان, برفان, برفيوم, او دو بارفان, او دي بارفيوم, او دو تواليت, او دي تواليت, كولونيا, معطر جسم, بودي ميست, مخلط, زيت عطري, عطر زيتي, بودي سبلاش, سبلاش, عطر شعر, عطورات, ماء عطر, خمرية, معطر شعر, مسك الطهارة, عطر نسائي, عطر رجالي, بارفيوم',
      tr: 'parfüm, kadın parfüm, erkek parfüm, kolonya, vücut spreyi parfüm, body mist, edp parfüm, edt parfüm, parfüm seti, esans, deodorant parfüm seti, saç parfümü, tester parfüm',
      germanic:
        'duft, damenduft, herrenduft, herrendüfte, damendüfte, duftset, parfum, parfüm, eau de parfum, eau de toilette, kölnisch wasser, herrenparfum, parfüm set',
      romance:
        'parfum, perfume, profumo, colonia, eau de toilette, eau de parfum, coffret parfum, eau de cologne, colônia, acqua di colonia, profumi, parfums, perfumes, agua de colonia, agua de toilette, fragancia, brume parfumée',
      signs: '香水, 淡香, 浓香, 古龙水, 香水女士, 香氛喷雾, オードトワレ, フレグランス, 固体香膏, 淡香水',
      grams: [180, 330, 600],
      strength: 1.15,
      byContent: [2.2, 100],
      refused: 'flammable',
    },
  ],
}
