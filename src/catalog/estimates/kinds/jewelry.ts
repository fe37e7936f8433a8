import type { KindGroup } from './kind.ts'

export const jewelry: KindGroup = {
  category: 'jewelry',
  kinds: [
    {
      en: 'ring, engagement ring, wedding ring, wedding band, earring, stud earrings, hoop earrings, necklace, pendant, pendant necklace, chain necklace, choker, locket, bracelet, bangle, cuff bracelet, tennis bracelet, charm bracelet, charm, anklet, brooch, toe ring, nose ring, nose stud, body jewelry, body chain, belly ring, waist chain, signet ring, ear cuff, huggie, beaded bracelet, name necklace, cuban link, cuban chain, figaro chain, rope chain, gold chain, birthstone, solitaire, jewelry, jewellery, cufflinks, promise ring, eternity ring, drop earrings, dangle earrings, silver chain, septum ring, moissanite, sterling silver ring, chain bracelet, lariat, rosary, evil eye bracelet, stackable ring, friendship bracelet, ear studs, earing, piercing jewelry, belly button ring, prayer beads, charms, mangalsutra, nose pin, jhumka',
      ar: 'خاتم, خواتم, حلق, حلقان, قرط, اقراط, قلادة, قلادات, سلسلة, سلسال, عقد, سوار, اساور, اسورة, انسيال, خلخال, بروش, دبلة, دبل, محبس, مجوهرات, حظاظة, كوليه, غويشة, تعليقة, سبحة, مسبحة, اسوارة, بنجر, توينز ذهب, ازرار اكمام, سلسلة فضة, خاتم فضة',
      tr: 'yüzük, küpe, kolye, bileklik, bilezik, halhal, broş, tektaş, alyans, takı, mücevher, kolye ucu, kelepçe bilezik, charm, altın kolye, gümüş yüzük, piercing, hızma, tespih, kol düğmesi, zincir kolye, şahmeran',
      germanic:
        'halskette, ohrringe, ohrstecker, armreif, fingerring, kette, herrenkette, panzerkette, creolen, fußkette, oorbellen, ketting, schmuck, trauring, verlobungsring, brosche, manschettenknöpfe, silberkette, armkette, ohrhänger, herrenschmuck, verlovingsring, halsband schmuck, sieraden',
      romance:
        'bague, collier, boucles d oreilles, bracelet, pendentif, anillo, pendientes, pulsera, aretes, anello, collana, orecchini, bracciale, ciondolo, bijoux, joyas, gioielli, brinco, pulseira, alliance, chaîne or, gargantilla, tobillera, boutons de manchette, anel, sautoir, broche, gemelos',
      signs:
        '项链, 戒指, 耳环, 手链, 耳钉, 手镯, 吊坠, ネックレス, ピアス, リング, ブレスレット, 首饰, 锁骨链, 对戒, 饰品, 珠宝, 脚链, 胸针',
      grams: [15, 60, 150],
      set: true,
      strength: 0.9,
    },
    {
      en: 'jewelry set, bridal jewelry set, necklace set, bangles set, bridal set jewelry, kundan set, earring set, jewellery set, gold set jewelry, necklace and earrings',
      ar: 'طقم مجوهرات, طقم اكسسوارات, طقم ذهب, طقم عروس, طقم قلادة',
      tr: 'takı seti, gelin takı seti, set takı, kolye küpe seti',
      germanic: 'schmuckset, sieradenset',
      romance: 'parure, conjunto de joyas, parure gioielli, set de joyas',
      signs: '首饰套装, 婚庆首饰',
      grams: [60, 170, 350],
    },
    {
      en: 'beads, gemstone beads, loose gemstone, loose beads, lava beads, pearl strand, jewelry making, crystal beads, charms for jewelry making, loose diamond, seed beads, beading kit, bracelet making kit, loose stones, cabochon',
      ar: 'خرز, احجار كريمة, لؤلؤ فرط, حجر كريم',
      tr: 'boncuk, doğal taş dizi, takı malzemesi, taş dizisi',
      germanic: 'perlen, edelsteinperlen, kralen, edelstein',
      romance: 'perles, cuentas, abalorios, perline, pietre dure',
      signs: '珠子, 宝石, 散珠, ビーズ',
      grams: [20, 70, 250],
      set: true,
      also: ['other'],
    },
    {
      en: 'jewelry box, jewellery box, jewelry organizer, ring box, jewelry stand, earring holder, jewelry display, jewelry cleaner, jewelry case, earring organizer, jewelry holder, jewelry armoire',
      ar: 'علبة مجوهرات, صندوق مجوهرات, منظم مجوهرات, حامل اكسسوارات, علبة خاتم',
      tr: 'takı kutusu, mücevher kutusu, takı düzenleyici, takı standı, takı organizeri',
      germanic: 'schmuckkästchen, schmuckkasten, schmuckständer, sieradendoos',
      romance: 'boîte à bijoux, joyero, portagioie, porte-bijoux',
      signs: '首饰盒, 珠宝盒',
      grams: [250, 700, 2500],
      role: 'accessory',
      also: ['homeware', 'accessories'],
    },
  ],
}
