import type { KindGroup } from './kind.ts'

export const watches: KindGroup = {
  category: 'watches',
  kinds: [
    {
      en: 'watch, wristwatch, wrist watch, analog watch, quartz watch, automatic watch, chronograph, chronograph watch, digital watch, men watch, women watch, dive watch, g-shock, gshock, baby-g, edifice, edifices, seamaster, speedmaster, submariner, presage, prospex, eco-drive, diver watch, field watch, dress watch, skeleton watch, mechanical watch, pocket watch, smart analog watch, timepiece, nurse watch, vintage watch, pro diver, seiko 5, swatch, couple watches, kids watch',
      ar: 'ساعة يد, ساعة رجالي, ساعة نسائية, ساعة حريمي, ساعات, ساعة, ساعة رجالية, ساعة انالوج, ساعة كوارتز, ساعات يد, ساعة كرونوغراف, ساعة اطفال',
      tr: 'kol saati, erkek saat, kadın saat, saat, erkek kol saati, kadın kol saati, otomatik saat, kronograf, çocuk saati, saatler',
      germanic: 'armbanduhr, herrenuhr, damenuhr, horloge, uhr, automatikuhr, taschenuhr, polshorloge, klocka',
      romance:
        'montre, reloj, orologio, relógio, montre homme, reloj de pulsera, orologio da polso, orologio da uomo, montre femme, reloj hombre, cronografo',
      signs: '手表, 腕表, 机械表, 石英表, 腕時計, 电子表, 男表, 女表',
      grams: [150, 300, 550],
    },
    {
      en: 'watch band, watch strap, wrist strap, wrist strap for samsung gear, watchband, apple watch band, sport band, sport loop, smartwatch band, watch bracelet strap, milanese loop, replacement strap watch, nato strap, smartwatch strap, band for apple watch, band for samsung gear, band for fitbit, wrist strap watch, watch bands, leather strap watch, solo loop, watch buckle, apple watch strap, strap for apple watch, smartwatch bands, trail loop, alpine loop, watch link',
      ar: 'سوار ساعة, استيك ساعة, سير ساعة, حزام ساعة, استيك ابل واتش, سوار بديل, سوار ابل واتش, استك ساعة',
      tr: 'saat kordonu, kordon, saat kayışı, apple watch kordon, silikon kordon, kayış saat, çelik kordon',
      germanic:
        'uhrenarmband, ersatzarmband, uhrarmband, horlogeband, armband für apple watch, horlogebandje, sportarmband',
      romance:
        'bracelet montre, correa reloj, cinturino, bracelet apple watch, correa apple watch, correa de reloj, pulseira relógio, cinturino orologio, bracelet sport',
      signs: '表带, 手表带, 时计バンド, 表链',
      grams: [25, 70, 150],
      role: 'accessory',
      also: ['accessories', 'electronics'],
    },
    {
      en: 'watch winder, watch box, watch case box, watch stand, watch display case, watch roll, watch storage box, watch repair kit, watch tool kit, watch organizer, watch pillow',
      ar: 'علبة ساعات, صندوق ساعات, حامل ساعات, منظم ساعات, لفافة ساعات',
      tr: 'saat kutusu, saat standı, saat kurma kutusu',
      germanic: 'uhrenbox, uhrenbeweger, uhrenkasten, horlogebox, uhrenkoffer',
      romance: 'boîte à montres, estuche reloj, scatola orologi, remontoir montre, caja relojes',
      signs: '手表盒, 摇表器',
      grams: [500, 1300, 3500],
      role: 'accessory',
      also: ['accessories', 'homeware'],
    },
    {
      en: 'smartwatch, smart watch, apple watch, galaxy watch, fitness watch, gps watch, huawei watch, watch gt, amazfit, garmin fenix, garmin forerunner, forerunner, watch se, watch ultra, pixel watch, sports watch, watch series, kids smartwatch, xiaomi watch, redmi watch, wear os watch, watch fit, galaxy fit, vivoactive, venu, suunto, hybrid smartwatch, smart watches',
      ar: 'ساعة ذكية, ساعه ذكيه, ابل واتش, سمارت واتش, ساعات ذكية, ساعة رياضية ذكية, هواوي واتش, ساعة ابل',
      tr: 'akıllı saat, akıllı çocuk saati, spor saati, akıllı saatler, apple watch',
      germanic: 'smartwatch, fitnessuhr, sportuhr, gps-uhr, smartwatches, sporthorloge, pulsuhr',
      romance:
        'montre connectée, reloj inteligente, orologio smart, smartwatch, relógio inteligente, smartwatches, reloj deportivo, montre gps, smartwatch cardiofrequenzimetro',
      signs: '智能手表, スマートウォッチ, 儿童手表, 运动手表',
      grams: [120, 250, 450],
      also: ['electronics'],
    },
  ],
}
