import type { KindGroup } from './kind.ts'

export const babyFood: KindGroup = {
  category: 'babyFood',
  kinds: [
    {
      en: 'infant formula, baby formula, formula milk, infant milk, follow on milk, follow-on milk, toddler formula, growing up milk, toddler milk, baby milk, first infant milk, stage 1 formula, formula powder, infant formula milk powder, comfort formula, formula for babies, goat milk formula, hypoallergenic formula, baby milk powder, hungry baby milk, toddler nutrition drink, pediatric nutrition, pediatric nutrition drink, pediasure, nan optipro, similac, enfamil, aptamil, baby formula & milk, baby milk stage, junior milk',
      ar: 'حليب اطفال, حليب رضع, حليب الاطفال, لبن اطفال, حليب مرحلة اولى, حليب نيدو للاطفال, حليب بيبي, حليب رضاعة, حليب مرحلة, لبن بيبي, تركيبة حليب, بيبيلاك, حليب صناعي, حليب للاطفال, بيدياشور, حليب نمو, حليب نان, حليب ابتاميل, حليب سيميلاك, لبن رضع',
      tr: 'bebek sütü, devam sütü, bebek devam sütü, bebek maması süt, biberon maması, keçi sütü devam, devam sütleri, çocuk devam sütü, formül süt, bebek formül, büyüme sütü',
      germanic:
        'säuglingsmilch, anfangsmilch, folgemilch, babymilch, kindermilch, pre-milch, pre nahrung, säuglingsnahrung, flesvoeding, zuigelingenmelk, opvolgmelk, spezialnahrung baby, milchnahrung, pulvernahrung baby',
      romance:
        'lait infantile, lait en poudre bébé, lait 1er âge, lait 2ème âge, leche infantil, leche de fórmula, latte in polvere neonato, latte artificiale, fórmula infantil, lait de croissance, leche de continuación, leche de inicio, latte di proseguimento, leche de crecimiento, latte crescita, composto lácteo, leche en polvo bebé',
      signs: '奶粉, 婴儿奶粉, 配方奶粉, 婴儿配方奶粉, 粉ミルク, 婴幼儿奶粉, 幼儿奶粉',
      grams: [600, 1000, 1300],
      byContent: [1.2, 40],
      strength: 1.3,
    },
    {
      en: 'baby food, baby cereal, baby rice, baby rice cereal, infant cereal, baby puree, fruit puree, veggie puree, puree pouch, puree pouches, baby snack, baby snacks, toddler snacks, yogurt melts, puffs baby, puffs, baby puff, baby puffs, teething biscuits, teething wafers, baby biscuit, baby porridge, baby jar, baby meal, toddler meal, weaning food, baby oatmeal, baby juice, baby water drink, baby pouches, organic baby food, cerelac, baby jars, melts toddler, baby pasta, baby food pouch, toddler food, baby foods, teething rusks, baby rusks, finger food baby, rice rusks, baby yogurt, baby tea, kids puree, dinner jar, baby crackers, melty puffs, baby food jars, first foods, oatmeal baby, stage 2 baby food, vegetable puree',
      ar: 'طعام اطفال, طعام الاطفال, اغذية اطفال, اغذية الاطفال, سيريلاك, بسكويت اطفال, مهروس, بيوريه, برطمان فواكه, طعام رضع, طعام الرضع, حبوب اطفال, سيريال اطفال, عصير اطفال, هيرو بيبي, بوريه فواكه, برطمان اطفال, برطمانات الاطفال, بيوريه اطفال, ريري, بليلة اطفال, زبادي اطفال, بسكوت بيبي, شوفان اطفال, حبوب الارز للاطفال, بسكويت بيبي, طعام بيبي, اكل بيبي, وجبة اطفال',
      tr: 'bebek maması, kaşık maması, kaşık mama, kavanoz mama, kavanoz maması, meyve püresi, sebze püresi, bebek bisküvisi, bebek çayı, tahıllı mama, sütlü mama, organik bebek maması, bebek püresi, atıştırmalık bebek, bebek mamaları, bebek beslenme, bebek gıda, gece maması, pirinçli mama, püre bebek, bebek çorbası, bebek tarhanası, bebek atıştırmalık, bebek ek gıda, bebek irmiği, yulaflı mama',
      germanic:
        'babynahrung, babybrei, gläschen, brei, quetschie, quetschbeutel, fruchtpüree, babykost, babyvoeding, milchbrei, getreidebrei, babykekse, kinderkeks, knabberprodukte baby, fruitknijper, reisbrei, fruchtmus baby, barnmat, babysnacks, abendbrei, babygläschen',
      romance:
        'petit pot, petits pots bébé, compote bébé, céréales bébé, papilla, papillas, tarrito, tarritos, potito, potitos, pappa, omogeneizzato, omogeneizzati, papinha, alimentation bébé, alimentación infantil, purée bébé, biscotti neonato, gourde bébé, galletas bebé, comida bebé, pappe, biscuits bébé, puré bebé, crema di riso, alimenti per bambini, céréales infantiles, cereales infantiles, bolsita de fruta, plat bébé',
      signs:
        '辅食, 米粉婴儿, 婴儿辅食, 米糊, 果泥, 宝宝零食, 離乳食, ベビーフード, 营养米粉, 磨牙饼干, 宝宝辅食, 溶豆, 宝宝米粉',
      grams: [120, 350, 900],
      byContent: [1.2, 40],
      strength: 1.25,
    },
  ],
}
