import type { KindGroup } from './kind.ts'

export const sportswear: KindGroup = {
  category: 'sportswear',
  kinds: [
    {
      en: 'home kit, away kit, third kit, football kit, soccer kit, kids kit, home shirt, away shirt, home jersey, away jersey, third jersey, football shirt',
      germanic: 'heimtrikot, auswärtstrikot',
      romance: 'maillot domicile, camiseta primera equipación',
      grams: [150, 260, 450],
      strength: 1.1,
      also: ['clothing'],
    },
    {
      en: 'sports bra, running shorts, gym shorts, training shorts, workout shorts, cycling shorts, bike shorts, athletic shorts, tennis skirt, tennis skort, biker shorts, football shorts, basketball shorts, compression shorts, swim shirt, rash guard, rashguard, base layer, baselayer, compression shirt, compression top, gym top, gym tank, workout top, workout tank, running top, training top, training t-shirt, sports t-shirt, running shirt, performance tee, dri-fit, dri fit, dri fit t-shirt, muscle vest, active top, activewear top, sport shorts, golf polo, golf shirt, training tee, running vest, running singlet, yoga top, yoga shorts, heatgear, sports top',
      ar: 'حمالة صدر رياضية, تيشيرت رياضي, تيشرت رياضي, شورت رياضي, توب رياضي, برا رياضي, قميص رياضي, شورت جري, ملابس سباحة رياضية',
      tr: 'sporcu sütyeni, spor şort, spor tişört, antrenman tişörtü, spor atlet, koşu şortu, spor bra, spor sütyeni, bisiklet şortu, tayt şort',
      germanic:
        'sportshort, sport-bh, sportshirt, laufshirt, laufshorts, trainingsshirt, funktionsshirt, sporthose kurz, radlerhose, fietsbroek, sportbroek',
      romance:
        'brassière de sport, sujetador deportivo, camiseta deportiva, short de sport, pantalón corto deportivo, reggiseno sportivo, maglia tecnica, camiseta técnica, maillot de running',
      signs: '运动内衣, 运动短裤, 速干衣, 运动T恤, 瑜伽服, 健身服',
      grams: [90, 190, 350],
      also: ['clothing'],
    },
    {
      en: 'yoga leggings, gym leggings, workout leggings, sports leggings, running tights, running leggings, training tights, compression leggings, compression tights, yoga pants, track pants, trackpants, training pants, sport pants, sports pants, running pants, athletic pants, workout pants, football pants, ski pants, snow pants, cycling tights, bib shorts, hiking pants, active leggings, athletic leggings, flare leggings yoga, high waisted leggings, scrunch leggings, seamless leggings',
      ar: 'بنطلون رياضي, بنطال رياضي, ليجن رياضي, ليقنز رياضي, ليجنز رياضي, بنطلون تدريب, سروال رياضي, بنطلون جري',
      tr: 'spor tayt, eşofman altı, eşofman, spor eşofman altı, koşu taytı, spor pantolon, kayak pantolonu, toparlayıcı tayt',
      germanic: 'laufhose, trainingshose, jogginghose, sporthose, trainingsbroek, skihose, lauftights, sportlegging',
      romance:
        'pantalon de survêtement, pantalón deportivo, pantaloni tuta, mallas, legging sport, collant de running, pantalón de chándal',
      signs: '运动裤, 瑜伽裤, 健身裤, 运动长裤',
      grams: [170, 320, 600],
      also: ['clothing'],
    },
    {
      en: 'tracksuit, track suit, jogging suit, warm up suit, sweatsuit, sports set, yoga set, gym set, workout set, activewear set, running set, ski suit, wetsuit, judo gi, karate gi, karate uniform, taekwondo uniform, bjj gi, sports burkini, leotard, gymnastics leotard, judo uniform, soccer uniform, cricket kit uniform, dance leotard, boxing robe',
      ar: 'بدلة رياضية, بدلة تدريب, ترينج, ترينينج, ترنج, طقم رياضي, بدلة كاراتيه, بدلة جودو, بدلة غوص, تريننج, بدلة تدريب رياضية',
      tr: 'eşofman takımı, spor takım, kayak tulumu, judo kıyafeti, karate elbisesi, dalış elbisesi, spor takımı',
      germanic: 'trainingsanzug, jogginganzug, skianzug, neoprenanzug, trainingspak, judoanzug',
      romance: 'survêtement, chándal, tuta sportiva, chandal, tuta da ginnastica, combinaison de ski',
      signs: '运动套装, 运动服, 瑜伽套装, 健身套装',
      grams: [450, 850, 1600],
      also: ['clothing'],
    },
    {
      en: 'football jersey, soccer jersey, basketball jersey, nba jersey, cycling jersey, team jersey, third shirt, training bib, rugby shirt, cricket jersey, nfl jersey, baseball jersey, hockey jersey, replica jersey, sports jersey, jersey, fan jersey, goalkeeper jersey',
      ar: 'قميص كرة قدم, قميص النادي, تيشيرت النادي, تيشيرت كرة قدم, جيرسي, تيشيرت الاهلي, تيشيرت الزمالك, قميص المنتخب, فانلة كرة قدم',
      tr: 'forma, çubuklu forma, futbol forması, basketbol forması, maç forması, bisiklet forması, taraftar forması',
      germanic: 'trikot, fußballtrikot, radtrikot, voetbalshirt, wielershirt',
      romance: 'maillot de foot, maglia calcio, maglia da ciclismo, camiseta de fútbol, camisa do time, équipation',
      signs: '球衣, 足球服, 篮球服, 骑行服, ユニフォーム',
      grams: [130, 230, 380],
      strength: 0.9,
      also: ['clothing'],
    },
    {
      en: 'cycling jacket, running jacket, training jacket, track jacket, track top, ski jacket, snowboard jacket, windbreaker running, golf jacket, sports jacket, training hoodie, running hoodie, hiking jacket, softshell jacket, midlayer, sports hoodie, golf vest, fleece training, rain jacket hiking',
      ar: 'جاكيت رياضي, جاكيت تزلج, سترة رياضية, هودي رياضي, جاكيت تدريب, جاكت رياضي',
      tr: 'spor ceket, kayak montu, antrenman ceketi, koşu ceketi, spor mont, eşofman üstü, rüzgarlık',
      germanic: 'laufjacke, trainingsjacke, skijacke, softshelljacke, fahrradjacke, regenjacke outdoor, skijas',
      romance:
        'veste de ski, veste de running, chaqueta de chándal, giacca da sci, giacca sportiva, cortavientos, coupe-vent',
      signs: '运动外套, 滑雪服, 冲锋衣, 运动夹克',
      grams: [300, 600, 1300],
      also: ['clothing'],
    },
    {
      en: 'activewear, sportswear, sports clothing, gymwear, gym wear, athletic wear, active wear, running clothing, cycling clothing, ski clothing, football clothing, teamwear, athleisure, sports apparel, gym clothing, fitness clothing, training clothing, yoga wear, cycling shorts & tights, performance wear',
      ar: 'ملابس رياضية, ازياء رياضية, ملابس رياضة, ملابس سباحة رياضة, ملابس تدريب, لبس رياضي',
      tr: 'spor giyim, spor kıyafet, sporcu giyim, outdoor giyim',
      germanic: 'sportbekleidung, laufbekleidung, sportkleding, sportmode, funktionsbekleidung, radbekleidung',
      romance: 'vêtements de sport, ropa deportiva, abbigliamento sportivo, tenue de sport',
      signs: '运动服饰, 运动户外服',
      grams: [130, 300, 700],
      strength: 0.9,
      also: ['clothing'],
    },
  ],
}
