import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

/** Sinks, taps and showers. */
export const bathAndSink: KindGroup = {
  category: 'homeware',
  kinds: [
    {
      en: 'hand shower, shower head, showerhead, handheld shower',
      ar: 'دش يدوي, دش استحمام',
      tr: 'duş başlığı',
      germanic: 'duschkopf, handbrause, douchekop',
      romance: 'pommeau de douche, alcachofa ducha, soffione doccia, douchette',
      grams: [200, 450, 1000],
      strength: 1.1,
      also: ['other'],
    },
    {
      en: 'kitchen sink, sink, undermount sink, farmhouse sink, stainless steel sink, inset sink, bowl sink, sink and faucet, faucet combo, sink combo',
      ar: 'حوض مطبخ',
      tr: 'evye, lavabo evye',
      germanic: 'spüle, edelstahlspüle, einbauspüle, spülbecken, gootsteen',
      romance: 'évier, fregadero, lavello, evier inox',
      grams: [5000, 10500, 21000],
      also: ['other'],
    },
    {
      en: 'washbasin, wash basin, toilet bowl, vessel sink, pedestal basin',
      ar: 'مغسلة حوض',
      tr: 'lavabo, klozet',
      germanic: 'waschbecken, waschtisch, wastafel',
      romance: 'lavabo, vasque, lavandino',
      grams: [9000, 17000, 30000],
      also: ['other'],
    },
    {
      en: 'basin mixer, mixer tap, sink mixer, kitchen mixer tap, single lever mixer, single-lever mixer, shower mixer, bath mixer, lever basin mixer, single-lever basin mixer, bidet mixer, faucet, kitchen faucet, bathroom faucet, kitchen tap, basin tap, bath tap',
      ar: 'خلاط حوض, خلاط مياه, حنفية, صنبور, خلاط مطبخ',
      tr: 'lavabo bataryası, evye bataryası, banyo bataryası, eviye bataryası, batarya lavabo, musluk',
      germanic: 'einhebelmischer, waschtischarmatur, spültischarmatur, küchenarmatur, wasserhahn, kraan, keukenkraan',
      romance: 'mitigeur, robinet, grifo, monomando, miscelatore, rubinetto, robinetterie',
      grams: [700, 1600, 3200],
      strength: 1.1,
      also: ['other'],
    },
  ],
}
