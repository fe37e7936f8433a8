import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

/** What people cook with. */
export const cooking: KindGroup = {
  category: 'homeware',
  kinds: [
    {
      en: 'vegetable peeler, fruit peeler',
      grams: [50, 110, 220],
      strength: 1.1,
    },
    {
      en: 'moka pot, moka express, stovetop espresso maker, espresso maker stovetop, french press, cafetiere',
      ar: 'موكا بوت, فرنش برس',
      tr: 'moka pot, french press',
      germanic: 'espressokocher, french press',
      romance: 'cafetière italienne, moka, cafetera italiana, caffettiera',
      grams: [450, 750, 1300],
      also: ['appliances'],
    },
    {
      en: 'silicone spatula',
      grams: [60, 130, 300],
      strength: 1.3,
    },
    {
      en: 'potato masher, garlic press, pizza cutter, ladle, peeler, can opener, bottle opener, corkscrew, whisk, spatula, kitchen tongs, tongs, ice cream scoop, potato peeler, skimmer, pastry brush, kitchen scissors',
      ar: 'هراسة بطاطس, مبشرة, قشارة, فتاحة علب',
      tr: 'patates ezici, sarımsak ezici, soyacak, konserve açacağı, kepçe',
      germanic:
        'kartoffelstampfer, kartoffelpresse, knoblauchpresse, sparschäler, dosenöffner, schneebesen, pfannenwender',
      romance: 'presse-ail, ouvre-boîte, tire-bouchon, éplucheur, abrelatas, pelador, sacacorchos, apribottiglie',
      grams: [60, 170, 420],
      set: true,
      strength: 1.05,
    },
    {
      en: 'knife block, knife block set, knife set with block',
      tr: 'bıçak bloğu, bıçak seti bloklu',
      germanic: 'messerblock, messenblok',
      romance: 'bloc de couteaux, bloc couteaux, ceppo coltelli, taco de cuchillos',
      grams: [2000, 3500, 5500],
      set: true,
      strength: 1.1,
    },
    {
      en: 'stock pot, stockpot, dutch oven, cast iron casserole, round casserole, cast iron pot, oval casserole, enamelled cast iron',
      ar: 'حلة طهي كبيرة, قدر كبير',
      tr: 'döküm tencere',
      germanic: 'gusseisen bräter, suppentopf',
      romance: 'cocotte en fonte, cocotte fonte, olla de hierro fundido, faitout',
      grams: [2400, 4200, 7000],
      also: ['appliances'],
    },
  ],
}
