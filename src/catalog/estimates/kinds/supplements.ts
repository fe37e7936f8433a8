import type { KindGroup } from './kind.ts'

export const supplements: KindGroup = {
  category: 'supplements',
  kinds: [
    {
      en: 'pre-workout, pre workout, preworkout, bcaa, eaa, glutamine, amino acids, creatine monohydrate, creatine',
      ar: 'كرياتين, امينو, بي سي ايه ايه',
      tr: 'kreatin, amino asit, preworkout',
      germanic: 'kreatin, aminosäuren',
      romance: 'créatine, creatina, aminoácidos',
      grams: [250, 420, 700],
      byContent: [1.15, 80],
    },
    {
      en: 'true-mass, serious mass, mass gainer, weight gainer, super mass gainer, whey protein, whey protein isolate, gold standard whey',
      romance: 'ganador de peso',
      grams: [900, 1800, 3200],
      byContent: [1.12, 80],
      strength: 1.15,
    },
    {
      en: 'gummies, vitamin gummies, multivitamin gummies, melatonin gummies',
      ar: 'علكات فيتامين',
      romance: 'gomitas',
      grams: [200, 380, 600],
      eachGrams: 3.3,
    },
    {
      en: 'vitamin, vitamins, vitamin c, vitamin d, vitamin d3, vitamin b12, vitamin e, multivitamin, multi vitamin, b complex, omega-3, omega 3, fish oil, cod liver oil, krill oil, magnesium, magnesium glycinate, zinc, iron supplement, calcium, biotin, folic acid, probiotic, probiotics, ashwagandha, turmeric, curcumin, melatonin, coq10, glucosamine, collagen capsules, dietary supplement, food supplement, supplement, herbal supplement, vegan capsules, veg capsules, softgels, prenatal, elderberry, spirulina, ginseng, maca, milk thistle, saw palmetto, berberine, apple cider vinegar gummies, hair skin & nails, hair skin and nails, echinacea, evening primrose oil, black seed oil, psyllium, digestive enzymes, inositol, l-theanine, 5-htp, resveratrol, glutathione, vitamin k2, selenium, potassium, probiotic capsules, rhodiola, shilajit, sea moss, lutein, green tea extract, quercetin, chlorophyll, evening primrose, msm, alpha lipoic acid, taurine, effervescent, lozenges zinc, immune support, joint support, mineral supplement, propolis, royal jelly, moringa, berocca, centrum, multivitamins, sleep aid, fat burner, appetite suppressant, detox tea, testosterone booster, nutritional supplement, vitamins & supplements, sambucus, lions mane, cordyceps, iodine, chromium, hyaluronic acid capsules, tribulus, garlic oil, flaxseed oil, fenugreek, mushroom supplement, electrolytes tablets, glucosamine chondroitin, d-mannose, cranberry extract, mag citrate, chewables, postbiotic, prebiotic, colostrum, dhea, bromelain, lysine, ginkgo, saffron extract, nmn, tongkat ali, amla, triphala, boswellia, devils claw, red yeast rice, oregano oil, liver support, hair vitamins',
      ar: 'فيتامين, فيتامينات, فيتامين سي, فيتامين د, اوميجا 3, اوميغا 3, اوميجا, اوميغا, زيت سمك, زيت السمك, مغنيسيوم, ماغنسيوم, زنك, حديد مكمل, كالسيوم, مكمل غذائي, مكملات, مكملات غذائية, بيوتين, بروبيوتيك, ملتي فيتامين, جلوكوزامين, حمض الفوليك, فيتامينات ومكملات, قرص فوار, ميلاتونين, اشواغاندا, كركمين, جنسنج, مكمل, فوار, زيت حبة البركة, متعدد الفيتامينات, سيلينيوم, شيلاجيت, علكات فيتامين, فيتامين ب, كبسول, غذاء ملكات النحل, العكبر, سبيرولينا, مورينجا',
      tr: 'vitamin, omega 3, balık yağı, multivitamin, takviye edici gıda, gıda takviyesi, gıda takviyeleri, magnezyum, çinko, yumuşak kapsül, kolajen kapsül, probiyotik, d vitamini, c vitamini, b12, demir takviyesi, biotin, biotin tablet, efervesan tablet, tablet takviye, takviye, kurkumin, propolis, koenzim, glukozamin, b kompleks, beta glukan, çörek otu yağı, d3k2, melatonin, arı sütü, ginseng, zerdeçal kapsül, ashwagandha, kara mürver, efervesan',
      germanic:
        'nahrungsergänzungsmittel, nahrungsergänzung, kapseln, brausetabletten, fischöl, vitamine, voedingssupplement, hochdosiert, kapsel, magnesiumcitrat, omega-3 kapseln, softgelkapseln, mineralstoffe, vitamin d3 tropfen',
      romance:
        'complément alimentaire, compléments alimentaires, complemento alimenticio, gélules, integratore, integratore alimentare, suplemento, vitaminas, vitamine, magnésium, huile de poisson, aceite de pescado, integratori, magnesio, colágeno hidrolizado cápsulas, suplementos, perlas omega, gomitas',
      signs:
        '维生素, 鱼油, 钙片, 胶囊, 保健品, サプリメント, 益生菌, 辅酶, 褪黑素, 软胶囊, 叶酸, 葡萄籽, サプリ, 营养品, 氨糖',
      grams: [80, 180, 380],
      eachGrams: 0.9,
    },
    {
      en: 'capsules, tablets, caplets, servings',
      ar: 'كبسولة, كبسولات, اقراص, قرص',
      tr: 'kapsül',
      germanic: 'tabletten',
      romance: 'cápsulas, capsule, comprimidos, comprimés, compresse',
      model: /\b\d{2,5} ?(?:mg|mcg|iu)\b/i,
      grams: [80, 180, 380],
      eachGrams: 0.9,
      strength: 0.4,
    },
    {
      en: 'whey, protein powder, whey isolate, protein isolate, casein, plant protein, vegan protein, pea protein, collagen peptides, collagen powder, amino energy, greens powder, super greens, electrolyte powder, electrolyte drink mix, meal replacement, protein shake, sports nutrition, collagen, clear whey, protein blend, energy drink mix, intra workout, gainer, nitro-tech, gold standard, isolate, post workout, beta-alanine, citrulline, l-carnitine, hydration powder, protein drink, maltodextrin, hydration multiplier, marine collagen, superfood powder, energy gels, energy gel, weight loss shake, pump formula, iso 100, shake powder, dextrose powder, meal shake, beef protein, hydrolyzed collagen',
      ar: 'واي بروتين, بروتين, بروتين باودر, بودرة بروتين, ماس جينر, بري ورك اوت, كولاجين, كولاجين بودرة, ايزوليت, ايزو, جلوتامين, التغذية الرياضية, مصل اللبن, جينر, ال كارنتين, حوارق دهون, بروتين نباتي, احماض امينية',
      tr: 'protein tozu, kolajen, kolajen tozu, sporcu gıdası, sporcu besinleri, gainer, izole protein, glutamin, l-karnitin, whey, kollajen, sporcu besini, kilo aldırıcı, protein, kollajen tozu, karnitin, arginin',
      germanic:
        'eiweißpulver, proteinpulver, sporternährung, sportnahrung, kollagen, kollagenpulver, eiwitpoeder, proteinshake, sportvoeding, molkenprotein',
      romance:
        'protéine en poudre, proteína en polvo, proteine in polvere, colágeno, collagène, collagene, nutrition sportive, proteína whey, nutrición deportiva, proteína, protéines, proteine, whey proteína',
      signs: '蛋白粉, 乳清蛋白, 肌酸, プロテイン, 胶原蛋白, 增肌粉, コラーゲン',
      grams: [350, 800, 2500],
      byContent: [1.12, 80],
    },
    {
      en: 'protein bar, protein bars, protein cookie, protein snack, protein chips, energy bar protein, nutrition bars, protein bites, quest bar, protein wafer',
      ar: 'بروتين بار, الواح بروتين, لوح بروتين, شوكولاتة بروتين, كوكيز بروتين',
      tr: 'protein bar, protein barı, proteinli bar, protein kurabiye',
      germanic: 'proteinriegel, eiweißriegel, eiwitreep, protein riegel',
      romance:
        'barre protéinée, barrita de proteína, barretta proteica, barras de proteína, barritas proteicas, barrette proteiche, barres protéinées',
      signs: '蛋白棒, プロテインバー',
      grams: [500, 850, 1200],
      byContent: [1.12, 80],
      also: ['other'],
    },
  ],
}
