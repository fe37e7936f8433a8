import type { KindGroup } from './kind.ts'

/** Tyres by the inch of their rim, and other heavy parts of cars. */
export const wheels: KindGroup = {
  category: 'carParts',
  kinds: [
    {
      model: /\b(?:P|LT)?\d{3}\/\d{2} ?-?Z?R ?(?:12|13|14|15)C?\b/i,
      grams: [6000, 8300, 11000],
      strength: 1.5,
    },
    {
      model: /\b(?:P|LT)?\d{3}\/\d{2} ?-?Z?R ?(?:16|17)C?\b/i,
      grams: [7500, 10000, 14500],
      strength: 1.5,
    },
    {
      model: /\b(?:P|LT)?\d{3}\/\d{2} ?-?Z?R ?(?:18|19|20|21|22)\b/i,
      grams: [10000, 13000, 19000],
      strength: 1.5,
    },
    {
      en: 'tire, tyre, car tire, car tyre, winter tyre, summer tyre, all season tire, all season tyre, snow tire, truck tire',
      ar: 'كاوتش, اطار سيارة, اطارات, اطارات سيارات, كفرات',
      tr: 'oto lastik, lastik oto, yaz lastiği, kış lastiği, dört mevsim lastik, mevsim lastiği',
      germanic: 'reifen, winterreifen, sommerreifen, ganzjahresreifen, autoband, banden',
      romance: 'pneu, pneus, pneu hiver, pneu été, neumático, neumáticos, pneumatico, pneumatici, gomme auto',
      signs: '轮胎, タイヤ',
      grams: [6500, 9500, 14000],
    },
    {
      en: 'motorcycle tire, motorcycle tyre',
      tr: 'motosiklet lastiği',
      germanic: 'motorradreifen',
      grams: [3000, 5000, 8000],
    },
    {
      en: 'wheel rim, alloy wheel, alloy wheels, steel wheel',
      ar: 'جنط, جنوط',
      tr: 'jant, çelik jant',
      germanic: 'felge, alufelge, alufelgen, felgen',
      romance: 'jante, jantes, llanta, llantas, cerchi in lega',
      signs: '轮毂, ホイール',
      grams: [6500, 10500, 16000],
    },
    {
      en: 'car battery, starter battery, agm battery, vehicle battery',
      ar: 'بطارية سيارة',
      tr: 'akü, oto akü',
      germanic: 'autobatterie, starterbatterie',
      romance: 'batterie voiture, batería de coche, batteria auto, bateria automotiva',
      grams: [9500, 16500, 24000],
      strength: 1.1,
    },
    {
      en: 'roof rack, roof racks, roof bars, roof rails, bike carrier, tow bar bike rack',
      ar: 'شبكة سقف سيارة',
      tr: 'tavan çıtası, portbagaj, ara atkı',
      germanic: 'dachträger, fahrradträger, dakdragers',
      romance: 'barres de toit, portabicicletas, barras de techo, barre portatutto',
      grams: [3200, 5600, 10000],
    },
    {
      en: 'roof box, cargo box roof',
      germanic: 'dachbox, dakkoffer',
      romance: 'coffre de toit, cofre de techo, box da tetto',
      grams: [12000, 18000, 25000],
    },
    {
      en: 'spark plug, spark plugs',
      ar: 'بوجيه, بوجيهات, شمعات',
      tr: 'buji',
      germanic: 'zündkerze, zündkerzen',
      romance: 'bougie d allumage, bougies d allumage, bujía, bujías, candele auto, candela accensione',
      signs: '火花塞',
      grams: [50, 100, 300],
      strength: 1.05,
    },
    {
      en: 'crankshaft sensor, camshaft sensor, map sensor, tpms sensor, knock sensor',
      ar: 'حساس اكسجين, حساس كرنك, حساس حرارة سيارة, حساس هواء, حساس ضغط الاطارات',
      tr: 'krank sensörü, eksantrik sensörü',
      grams: [60, 180, 450],
      strength: 1.2,
    },
  ],
}
