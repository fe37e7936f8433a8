import type { KindGroup } from './kind.ts'

export const mobiles: KindGroup = {
  category: 'mobiles',
  kinds: [
    {
      en: 'smartphone, mobile phone, cell phone, iphone, galaxy sm, galaxy a01, galaxy a02, galaxy a03, galaxy a04, galaxy a05, galaxy a06, galaxy a10, galaxy a11, galaxy a12, galaxy a13, galaxy a14, galaxy a15, galaxy a16, galaxy a17, galaxy a20, galaxy a21, galaxy a22, galaxy a23, galaxy a24, galaxy a25, galaxy a26, galaxy a30, galaxy a31, galaxy a32, galaxy a33, galaxy a34, galaxy a35, galaxy a36, galaxy a50, galaxy a51, galaxy a52, galaxy a53, galaxy a54, galaxy a55, galaxy a56, galaxy a70, galaxy a71, galaxy a72, galaxy a73, galaxy m12, galaxy m13, galaxy m14, galaxy m15, galaxy m23, galaxy m33, galaxy m34, galaxy m53, galaxy m55, galaxy f15, galaxy f34, galaxy f55, galaxy s, galaxy a, galaxy z, galaxy note, galaxy fold, z flip, z fold, galaxy s21, galaxy s22, galaxy s23, galaxy s24, galaxy s25, galaxy s26, galaxy s7, galaxy s6, galaxy s8, galaxy s9, galaxy s10, galaxy s20, google pixel, pixel 7, pixel 8, pixel 9, pixel 10, redmi, redmi note, poco, oneplus, realme, huawei p, huawei mate, huawei nova, huawei pura, honor magic, honor x, nokia, motorola moto, moto g, moto e, moto z, motorola edge, motorola razr, xperia, infinix, tecno, oppo, oppo reno, vivo, itel, nothing phone, feature phone, android phone, dual sim, hybrid dual sim, single sim, unlocked phone, unlocked cell phone, phone, prepaid phone, no-contract, sim free, galaxy j, galaxy core, galaxy grand, lumia, blackberry, htc one, lg optimus, lg g, lg v, lg stylo, zenfone, idol, xiaomi mi, xiaomi redmi, xiaomi 12, xiaomi 13, xiaomi 14, xiaomi 15, mobiles, smart phones, rog phone, camon, galaxy xcover, fairphone, y series phone, droid turbo, flip phone, senior phone, rugged phone, dual-sim, cell phones & plans, android smartphone',
      ar: 'هاتف, موبايل, جوال, هاتف ذكي, هاتف محمول, ايفون, سمارت فون, جالكسي, جلاكسي, تليفون محمول, هواتف, موبايلات, جوالات, ريدمي, شاومي, انفينكس, اوبو, ريلمي, هونر, تليفون, هاتف خلوي, ون بلس, نوكيا',
      tr: 'cep telefonu, akıllı telefon, telefon, akıllı cep telefonu, cep telefonları, android telefonlar, tuşlu telefon, yenilenmiş telefon, tuşlu cep telefonu',
      germanic: 'handy, mobiltelefon, telefoon, smartphones, mobieltje, seniorenhandy, mobilteléfono',
      romance:
        'téléphone portable, téléphone, móvil, teléfono móvil, telefono cellulare, cellulare, celular, smartphone, telefon mobil, telefone, téléphone mobile, celulares, móviles, telefoane mobile, teléfono',
      signs: '手机, スマートフォン, 携帯電話, 智能手机, 老人机, סמארטפון, טלפון',
      grams: [330, 450, 650],
    },
  ],
}
