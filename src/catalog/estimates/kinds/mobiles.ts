import type { KindGroup } from './kind.ts'

export const mobiles: KindGroup = {
  category: 'mobiles',
  kinds: [
    {
      en: 'smartphone, mobile phone, cell phone, iphone, galaxy sm, galaxy s, galaxy a, galaxy z, galaxy note, galaxy fold, z flip, z fold, galaxy s21, galaxy s22, galaxy s23, galaxy s24, galaxy s25, galaxy s26, galaxy s7, galaxy s6, galaxy s8, galaxy s9, galaxy s10, galaxy s20, google pixel, pixel 7, pixel 8, pixel 9, pixel 10, redmi, redmi note, poco, oneplus, realme, huawei p, huawei mate, huawei nova, huawei pura, honor magic, honor x, nokia, motorola moto, moto g, moto e, moto z, motorola edge, motorola razr, xperia, infinix, tecno, oppo, oppo reno, vivo, itel, nothing phone, feature phone, android phone, dual sim, hybrid dual sim, single sim, unlocked phone, unlocked cell phone, phone, prepaid phone, no-contract, sim free, galaxy j, galaxy core, galaxy grand, lumia, blackberry, htc one, lg optimus, lg g, lg v, lg stylo, zenfone, idol, xiaomi mi, xiaomi redmi, xiaomi 12, xiaomi 13, xiaomi 14, xiaomi 15, mobiles, smart phones, rog phone, camon, galaxy xcover, fairphone, y series phone, droid turbo, flip phone, senior phone, rugged phone, dual-sim, cell phones & plans, android smartphone',
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
