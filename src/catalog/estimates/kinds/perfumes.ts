import type { KindGroup } from './kind.ts'

export const perfumes: KindGroup = {
  category: 'perfumes',
  kinds: [
    {
      en: 'perfume, eau de parfum, eau de toilette, eau de cologne, parfum, extrait de parfum, extrait, cologne, edp, edt, edc, fragrance, body mist, fragrance mist, aftershave, after shave, after shave lotion, elixir, perfume oil, attar, rollerball, perfume spray, hair mist, body spray, bakhoor, oud oil, concentrated perfume, solid perfume, tester perfume, perfume gift set, perfume sample, fragrance oil, scent, cologne spray, perfumes, fragrances, eau fraiche, oud, oudh, dukhoon, incense oud, musk oil, perfume set, discovery set, baccarat rouge, sauvage, bleu de chanel, la vie est belle, black opium, good girl, aventus, one million, acqua di gio, pour homme, pour femme, eau so, libre le parfum, hair perfume, eros, club de nuit, miss dior, coco mademoiselle',
      ar: 'عطر, عطور, بارفان, برفان, برفيوم, او دو بارفان, او دي بارفيوم, او دو تواليت, او دي تواليت, كولونيا, معطر جسم, بودي ميست, دهن عود, دهن العود, بخور, معمول, مسك, عود, مخلط, زيت عطري, عطر زيتي, بودي سبلاش, سبلاش, عطر شعر, عطورات, ماء عطر, دهن, عود معطر, افتر شيف, خمرية, معطر شعر, مسك الطهارة, عطر نسائي, عطر رجالي, مبثوث, بارفيوم',
      tr: 'parfüm, kadın parfüm, erkek parfüm, kolonya, vücut spreyi parfüm, body mist, edp parfüm, edt parfüm, parfüm seti, tıraş losyonu, esans, tütsü parfüm, deodorant parfüm seti, saç parfümü, tester parfüm',
      germanic:
        'duft, damenduft, herrenduft, herrendüfte, damendüfte, duftset, parfum, parfüm, aftershave, rasierwasser, eau de parfum, eau de toilette, kölnisch wasser, herrenparfum, parfüm set',
      romance:
        'parfum, perfume, profumo, colonia, eau de toilette, eau de parfum, coffret parfum, eau de cologne, colônia, acqua di colonia, profumi, parfums, après-rasage, perfumes, agua de colonia, agua de toilette, fragancia, brume parfumée',
      signs: '香水, 淡香, 浓香, 古龙水, 香水女士, 香氛喷雾, オードトワレ, フレグランス, 固体香膏, 淡香水',
      grams: [180, 330, 600],
      strength: 1.15,
      byContent: true,
    },
  ],
}
