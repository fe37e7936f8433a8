import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

/** For the garden. */
export const garden: KindGroup = {
  category: 'other',
  kinds: [
    {
      en: 'hose nozzle, garden hose nozzle, hose connector, hose fitting, spray nozzle, hose spray gun',
      ar: 'مسدس مياه, رشاش خرطوم',
      tr: 'hortum tabancası, hortum başlığı',
      germanic: 'gartenbrause, schlauchverbinder',
      romance: 'pistolet arrosage, raccord tuyau',
      grams: [80, 280, 600],
      role: 'accessory',
      also: ['homeware'],
    },
    {
      en: 'garden hose, hose pipe, hosepipe, hose reel, expandable hose, water hose',
      ar: 'خرطوم مياه, خرطوم حديقة',
      tr: 'bahçe hortumu, hortum',
      germanic: 'gartenschlauch, wasserschlauch, tuinslang, schlauchtrommel',
      romance: 'tuyau d arrosage, manguera, tubo da giardino, tuyau arrosage',
      model: /\bhose\b.*\b\d{1,2}(?:[.,]\d)? ?mm\b/i,
      grams: [1500, 3200, 5500],
      atMetres: 20,
      also: ['homeware'],
    },
    {
      en: 'live plant, flower seeds, vegetable seeds, potting soil, fertilizer, plant food, watering can, garden tools, pruning shears, pruner, greenhouse, raised garden bed, garden bed, irrigation, irrigation timer, drip irrigation, sprinkler, weed killer, pesticide, insecticide, mosquito repellent, mouse trap, rat trap, bug spray, ant killer, compost bin, wheelbarrow, garden shed, fence panel, artificial grass, trellis, hydroponic, indoor garden, grow light, grow tent, garden fountain, bonsai, plants & flowers, garden gloves, insect trap, pest control, seed starter, bouquet, weed barrier, ant trap, roach killer, shade cloth, garden statue, pond pump, bird bath, lawn & garden, gardening, garden netting, outdoor timer',
      ar: 'بذور, نبات, نباتات, تربة زراعية, سماد, ادوات زراعة, رشاش مياه, مبيد حشرات, مصيدة فئران, طارد حشرات, نجيلة صناعية, حديقة, زراعة, مقص اشجار, شتلات, مبيد, عشب صناعي, ري بالتنقيط, مؤقت ري, الحديقة, مصيدة',
      tr: 'tohum, bitki, saksı toprağı, gübre, bahçe makası, bahçe aletleri, sulama, damla sulama, böcek ilacı, fare kapanı, sinek kovucu, çim halı, sera, bahçe, fidan, çiçek tohumu, sulama zamanlayıcı, budama makası, suni çim, yapay çim, bahçe gereçleri, canlı çiçek, haşere',
      germanic:
        'samen, pflanze, blumenerde, dünger, gartenschere, gartenwerkzeug, bewässerung, bewässerungscomputer, insektenschutz, mausefalle, kunstrasen, gewächshaus, hochbeet, zaden, tuinaarde, snoeischaar, kunstgras, pflanzen, gartenzaun, gartengeräte, kweekbak, vogelscheuche, gießkanne, rankhilfe, saatgut, regentonne, kräutergarten, tuingereedschap, zimmerpflanze, fliegengitter',
      romance:
        'graines, terreau, engrais, sécateur, outils de jardin, arrosage, programmateur arrosage, anti-moustique, piège à souris, gazon artificiel, jardin, mini jardin, jardin d intérieur, semillas, sustrato, fertilizante, abono, tijeras de podar, riego, programador riego, repelente mosquitos, trampa ratones, césped artificial, invernadero, jardín, pianta, terriccio, concime, cesoie, irrigazione, programmatore irrigazione, timer irrigazione, zanzariera, trappola topi, prato sintetico, giardino, giardinaggio, sementes, adubo, jardinagem, orto, plantes & fleurs, jardinería, plantas, ramo de flores, irrigatori, insecticida, jardinage, plante verte, arroseur, aspersor, mosquitera, repellente, grama sintética, fioriera, huerto',
      signs: '种子, 植物, 营养土, 花肥, 园艺, 灭蚊, 老鼠夹, 人造草坪, 浇水, 多肉, 肥料, 植物灯, 蟑螂药, 园艺工具',
      grams: [100, 800, 4000],
      strength: 0.75,
      also: ['homeware'],
    },
  ],
}
