import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

/** Lamps and bulbs. */
export const lighting: KindGroup = {
  category: 'homeware',
  kinds: [
    {
      en: 'gu10, e27, e14, light bulb, led bulb, smart bulb, edison bulb, led lamp bulb, led spot gu10',
      ar: 'لمبة ليد, لمبات ليد',
      tr: 'led ampul, ampul',
      germanic: 'glühbirne, led-leuchtmittel, leuchtmittel',
      romance: 'ampoule, ampoule led, bombilla, bombilla led, lampadina, bombillas, ampoules, lampadine',
      grams: [45, 90, 200],
      also: ['electronics'],
    },
    {
      en: 'floor lamp, chandelier, lantern pendant, track lighting, pendant lighting, arc lamp, torchiere, linear light, chandeliers, ceiling light',
      ar: 'مصباح ارضي, نجفة, ثريا, نجف',
      tr: 'lambader, avize, sarkıt avize',
      germanic: 'stehlampe, vloerlamp, kroonluchter, kronleuchter',
      romance: 'lampadaire, lustre, lámpara de pie, lampada da terra, lampadario',
      signs: '落地灯, 吊灯',
      grams: [3000, 6500, 14000],
      also: ['carpets'],
    },
    {
      en: 'book light, bulbs, night light, fairy lights, string lights, smart bulbs, headlamp, flashlight, torch, reading light, led candles, neon sign, clip on lamp',
      ar: 'لمبة, لمبات, اضاءة ليلية, مصباح يدوي, لمبة ذكية, كشاف',
      tr: 'perde led, perde ışık, led perde, şerit perde ışık, gece lambası, peri led, el feneri, kafa lambası, akıllı ampul',
      germanic: 'nachtlicht, lichterkette, taschenlampe, stirnlampe, zaklamp',
      romance: 'guirlande lumineuse, veilleuse, linterna, torcia',
      signs: '灯泡, 小夜灯, 串灯, 手电筒, 头灯, 電球',
      grams: [60, 220, 600],
    },
    {
      en: 'lamp, table lamp, desk lamp, bedside lamp, pendant light, pendant, wall lamp, wall sconce, sconce, light fixture, lampshade, lamp shade, solar lights, outdoor lights, led light, spotlight, flush mount, vanity light, lighting, fluorescent, led panel, downlight, led lamp, lantern, copper shade, lava lamp, projector lamp star, galaxy projector, ceiling lamp, light pendant, wall light, neon light, salt lamp, moon lamp, floodlight, hue, christmas lights, rope light, path lights, garden lights, sunset lamp, tiffany lamp, light strip outdoor, lamps, semi flush, lighting & ceiling fans, table lamps',
      ar: 'مصباح, اباجورة, اضاءة, مصباح طاولة, ابليك, سبوت لايت, كشاف ليد, لمبة مكتب, اضاءة زينة, وحدة اضاءة, اباجوره, مصباح مكتب, فانوس, اضاءات, مصابيح, كشافات, سبوت, بانل ليد, اضاءة شمسية, اضاءة جدارية',
      tr: 'lamba, masa lambası, abajur, aplik, sarkıt, tavan lambası, aydınlatma, spot, solar lamba, plafonyer, fener, gece ışığı, led panel, projektör led, bahçe aydınlatma, led lamba, dekoratif lamba',
      germanic:
        'lampe, tischlampe, deckenleuchte, pendelleuchte, wandleuchte, hanglamp, tafellamp, nachttischlampe, schreibtischlampe, lampenschirm, led-lampe, hängelampe, leuchte, deckenlampe, plafondlamp, nachtlampje, bureaulamp, strahler, verlichting, wandlamp, led-strahler, solarleuchte, gartenleuchte, taklampa, buitenverlichting, beleuchtung, solarlampen, lampenkap, lampen',
      romance:
        'lampe, lampe de chevet, suspension luminaire, applique, plafonnier, lámpara, lámpara de mesa, lampada, lampada da tavolo, luminária, lâmpada, abat-jour, aplique, foco led, plafón, lámpara de techo, faretto, faro led, luces led, lanterna, lampe torche, plafoniera, guirnalda de luces, abajur, pantalla lámpara, lampada da parete, lámparas, luminaire, illuminazione, iluminación, applique murale, lampe frontale, faretti, lustre pendente, projecteur led',
      signs: '台灯, 吸顶灯, 壁灯, 照明, デスクライト, ライト, シーリングライト, 护眼灯, 电球, 灯具, 氛围灯',
      grams: [700, 2200, 7000],
      strength: 0.85,
      also: ['carpets'],
    },
  ],
}
