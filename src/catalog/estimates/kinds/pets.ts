import type { KindGroup } from './kind.ts'

/** For animals. */
export const pets: KindGroup = {
  category: 'other',
  kinds: [
    {
      en: 'cat litter, dog food, cat food, dry dog food, wet cat food, pet food, dry food, fish food, bird food',
      ar: 'طعام قطط, طعام كلاب, دراي فود, رمل قطط, طعام اسماك, طعام عصافير, اكل قطط, اكل كلاب',
      tr: 'kedi maması, köpek maması, kuru mama, yaş mama, kedi kumu, kuş yemi, balık yemi',
      germanic: 'hundefutter, katzenfutter, katzenstreu, vogelfutter, hondenvoer, kattenvoer, kattenbrokken',
      romance:
        'croquettes, croquettes chat, croquettes chien, pâtée, litière, pienso, comida para perros, comida para gatos, arena para gatos, crocchette, lettiera, ração',
      signs: '猫粮, 狗粮, 猫砂',
      grams: [400, 2500, 10500],
      byContent: [1.04, 40],
    },
    {
      en: 'dog leash, dog collar, cat collar, dog harness, dog toy, cat toy, pet toy, dog bowl, pet bowl, dog leash retractable, chew toy, pet brush, dog clothes',
      ar: 'طوق كلب, لعبة قطط, مقود كلب',
      tr: 'köpek tasması, tasma, kedi oyuncağı, köpek oyuncağı',
      germanic: 'hundeleine, hundegeschirr, hundespielzeug, katzenspielzeug, hondenriem, hundenapf',
      romance:
        'laisse, harnais chien, jouet chien, jouet chat, correa perro, arnés perro, guinzaglio, pettorina, coleira',
      signs: '牵引绳',
      grams: [60, 230, 700],
    },
    {
      en: 'flea treatment, flea and tick, fleas cats, flea, dewormer, cat treats, dog treats, catnip',
      ar: 'علاج براغيث',
      tr: 'pire tasması, kedi ödül, ödül maması',
      germanic: 'leckerlis, sepiaschalen',
      romance: 'antipulgas',
      grams: [20, 90, 300],
    },
    {
      en: 'rabbit hutch, hutch, chicken coop, dog crate, dog house, cat tree, cat tower, aquarium, fish tank, bird cage',
      ar: 'قفص, شجرة قطط, حوض سمك, قفص عصافير',
      tr: 'kuş kafesi, akvaryum, köpek kulübesi, kedi evi',
      germanic:
        'kleintierstall, kratzbaum, hundehütte, aquarium, vogelkäfig, kaninchenstall, katzenbaum, hasenstall, freilaufgehege, krabpaal',
      romance: 'arbre à chat, rascador, tiragraffi, cage oiseau, acuario, acquario, jaula',
      signs: '猫爬架, 鱼缸',
      grams: [7000, 15000, 28000],
      also: ['homeware'],
    },
    {
      en: 'litter box, dog bed, cat bed, pet bed, scratching post, pet carrier, cat carrier, dog coat, pet feeder, automatic feeder, pet fountain, water fountain cat, aquarium filter, hamster cage, pet shampoo, pet grooming, dog clipper, pet clipper, pet hair remover, pet gate, puppy pads, training pads, poop bags, pet stroller, reptile, terrarium, equestrian, saddle, pet supplies, cats & kittens, kitten, puppy, cuttlefish bone, parrot, dog chew, pet camera, pet nail grinder, cat scratcher, dog ramp, dog car seat, livestock, small animal, pet vitamins, pet care, dog muzzle, dog cage, horse rug, bird feeder, litter mat, dog blanket, cat blanket, pet products',
      ar: 'ليتر بوكس, سرير قطط, سرير كلاب, حقيبة قطط, شامبو قطط, مستلزمات حيوانات, حيوانات اليفة, قطط, كلاب, نافورة قطط, مستلزمات الحيوانات الاليفة, حيوانات, طيور, بوكس قطط, خرباشة, فلتر حوض',
      tr: 'kedi tuvaleti, kedi yatağı, köpek yatağı, tırmalama tahtası, tırmalama, kedi taşıma çantası, pet shop, petshop, kedi, köpek, mama kabı kedi, kemirgen, kedi köpek, evcil hayvan, kedi tırmalama, akvaryum filtresi, otomatik mama kabı',
      germanic:
        'hundebett, katzenbett, halsband hund, katzendecke, hundedecke, fischfutter, transportbox hund, katzenklo, hondenmand, kattenbak, haustier, kleintier, tierbedarf, terraristik, katze transport, hond, reitsport, pferd, hundekissen, katzentoilette, hundebox, hundmat, kattensnoep, nagerkäfig, vogel, huisdier, tiernahrung, hundemantel',
      romance:
        'panier chien, collier chien, aquarium, cama para perros, collar perro, juguete perro, cibo per cani, cibo per gatti, cuccia, gabbia, areia para gatos, arranhador, animalerie, mascotas, perros, gatos, equitation, équitation, transportín, fontaine chat, perro, gato, animali, cama perro, trasportino, juguetes para gatos, niche chien, chats, fuente gatos, caballo, cheval, comedero',
      signs: '猫窝, 狗窝, 宠物, ペット, 猫, 宠物用品, 狗狗, 猫咪, 犬用',
      grams: [250, 1100, 6000],
      strength: 0.9,
      also: ['homeware'],
    },
  ],
}
