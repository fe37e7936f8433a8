import type { KindGroup } from './kind.ts'

export const toys: KindGroup = {
  category: 'toys',
  kinds: [
    {
      en: 'aircraft model kit, plastic model kit, ship model kit, model aircraft, model tank kit',
      germanic: 'modellbausatz',
      romance: 'maquette avion',
      model: /\b1[:/](?:35|48|72|144)\b/,
      grams: [180, 400, 1200],
      strength: 1.2,
    },
    {
      en: 'jenga, scrabble, classic game, family game, cluedo, catan, connect 4, guess who, board game classic',
      grams: [300, 900, 1500],
      set: true,
      strength: 1.05,
    },
    {
      // Whatever stands beside it is what the toy looks like.
      en: 'toy, toys, toy set, kids toys, baby toys, pretend play',
      ar: 'لعبة, العاب, لعبة اطفال, العاب اطفال, لعبه, لعب',
      tr: 'oyuncak, oyuncaklar, oyuncak seti',
      germanic: 'spielzeug, speelgoed, leksak',
      romance: 'jouet, jouets, juguete, juguetes, giocattolo, giocattoli, brinquedo',
      signs: '玩具, おもちゃ, 儿童玩具',
      grams: [150, 550, 1900],
      role: 'accessory',
      strength: 1.1,
    },
    {
      en: 'play kitchen, toy kitchen, kitchen playset, ride on car, ride-on, kids electric car, playhouse, dollhouse, dreamhouse, doll house, trampoline kids, rocking horse, power wheels, ball pit',
      ar: 'مطبخ لعبة, مطبخ اطفال, سيارة كهربائية للاطفال, حصان هزاز',
      tr: 'oyuncak mutfak, akülü araba, sallanan oyuncak',
      germanic: 'kinderküche, spielküche, kinderkeuken, bobbycar, schaukelpferd, puppenhaus',
      romance: 'cuisine enfant, cocinita, coche eléctrico niños, cavallo a dondolo',
      grams: [3500, 8000, 18000],
      strength: 1.2,
    },
    {
      en: 'doll clothes, doll accessory, doll tights, trading cards, pokemon cards, booster pack, fidget toy, pop it, toy car, hot wheels, die-cast, diecast, bath toys, rattle, marble toys, capsule toy, mini figure, minifigures, keychain plush, slime',
      ar: 'خشخيشة, سلايم',
      tr: 'çıngırak, slime',
      germanic: 'rassel, spielzeugauto, sammelkarten',
      romance: 'hochet, voiture miniature, sonajero',
      signs: '根付, 卡牌, 盲盒',
      grams: [50, 160, 380],
      set: true,
    },
    {
      en: 'lego, building blocks, building bricks, building set, construction toy, magnetic tiles, magnetic blocks, duplo, model kit, brick set, stem toy, gundam, lego technic, lego creator, lego star wars, lego city, building kit, magna-tiles, mega bloks, marble run, lego friends, lego ninjago, lego speed champions, scale model, building toy, lego icons, lego harry potter, wooden blocks, bricks',
      ar: 'ليجو, مكعبات, مكعبات بناء, لعبة تركيب, مكعبات مغناطيسية, العاب تركيب, ليغو, مكعبات تركيب',
      tr: 'lego seti, yapı blokları, bloklar, manyetik blok, yapboz lego, lego, yapım oyuncağı, model kit, maket, manyetik bloklar',
      germanic: 'bausteine, baukasten, klemmbausteine, bouwstenen, bauklötze, magnetbausteine, byggklossar, bouwset',
      romance:
        'briques de construction, jeu de construction, bloques de construcción, costruzioni, blocs magnétiques, blocos de montar, maqueta, bloques magnéticos, maquette, modellino, juego de construcción',
      signs: '积木, 拼装玩具, 磁力片, 乐高, レゴ, 高达, 模型, ブロック, プラモデル',
      grams: [400, 1200, 3500],
      strength: 1.1,
    },
    {
      en: 'doll, baby doll, barbie, plush, plush toy, stuffed animal, teddy bear, action figure, figurine anime, funko pop, pop vinyl, remote control car, rc car, rc truck, toy train, train set, playset, pretend play, doctor kit toy, tool set toy, play-doh, play dough, kinetic sand, bubble machine, water gun, nerf, toy gun, yo-yo, kite, spinning top, educational toy, learning toy, montessori toy, wooden toy, musical toy, activity cube, walkie talkie kids toy, squishmallow, squishmallows, plushie, soft toy, transformers toy, dinosaur toy, robot toy, rc helicopter, balance bike toddler, kids tent, sandbox toys, craft kit kids, science kit, microscope kids, toy figure, paw patrol, marvel legends, booster box, beyblade, tamagotchi, electronic pet, slot car, toy phone, sensory toy, anime figure, collectible figure, nendoroid, pokemon plush, busy board, shape sorter, stacking rings, play tent, rc drone toy, puppet, hand puppet, rattles, jump rope toy, water table, play mat toy, pokemon tcg, elite trainer box, trading card game, toy vehicle, ride on toy, toy sword, bubble gun, foam dart, squishy, sticker book toy, dress up, princess dress up, doll house, peluche toy, baby gym toy, magic set, magic kit, loot crate, toy story, monster truck, rc boat, blind box, labubu, pop mart, drawing board kids, magnetic drawing board, lcd writing tablet, toy piano, xylophone, kids camera toy, pretend makeup kit, bath toy, play food, tea set toy, kids guitar, water balloon, crane machine, claw machine, sonny angel, vtech toy, leapfrog',
      ar: 'دمية, عروسة, دمى, دبدوب, لعبة قطيفة, سيارة لعبة, سيارة ريموت, سيارة تحكم, عربية ريموت, قطار لعبة, صلصال, مسدس مياه, مسدس لعبة, بازل اطفال, مجسم شخصية, شخصية اكشن, خيمة اطفال, العاب تعليمية, لعبة تعليمية, باربي, فيجر, طائرة ورقية, فقاعات, صابون فقاعات, العاب بنات, العاب اولاد, سبورة اطفال, دباديب, لعبة خشبية, عروسه, هوت ويلز, دبدوب كبير, العربيات, بيبليد, كروت بوكيمون, سيارات اطفال, بيت كور, هزازة العاب',
      tr: 'oyuncak bebek, peluş, peluş oyuncak, ayıcık, oyuncak araba, uzaktan kumandalı araba, kumandalı araba, figür, aksiyon figürü, oyun hamuru, kinetik kum, mutfak seti oyuncak, eğitici oyuncak, ahşap oyuncak, nerf, su tabancası, oyuncak tren, barbie, oyun seti, oyun çadırı, yaz boz tahtası, oyuncak silah, bebek oyuncağı, doktor seti oyuncak, etkinlik küpü, kumandalı helikopter, funko, kart oyunu koleksiyon, oyuncak gitar, squishy, pelüş, tamir seti oyuncak, makyaj seti oyuncak, beyblade, çocuk çadırı, hot wheels, köpük balon, aktivite oyuncağı',
      germanic:
        'puppe, plüschtier, kuscheltier, teddybär, actionfigur, ferngesteuertes auto, knete, pop speelgoed, knuffel, holzspielzeug, spielfigur, spielset, leksak, rc-auto, stofftier, lernspielzeug, badespielzeug, speelfiguur, knuffels, sammelfigur, speelset, seifenblasen, motorikwürfel, poppen, wasserpistole, puppenwagen, kaufladen, holzeisenbahn, babyspielzeug, tonies, toniefigur',
      romance:
        'poupée, peluche, figurine, voiture télécommandée, pâte à modeler, muñeca, muñeco, figura de acción, coche teledirigido, plastilina, bambola, personaggio, boneca, pelúcia, macchinina, carrinho de controle remoto, trottinette jouet, coche de juguete, peluches, figurines, doudou, figura, bambole, bonecas, juguete educativo, porteur enfant, dinette, poupon, jeux et jouets, ours en peluche, jeux d imitation, circuit voiture, trenino, muñecas',
      signs:
        '毛绒玩具, 公仔, 娃娃, 手办, 遥控车, 益智玩具, 橡皮泥, ぬいぐるみ, フィギュア, 泡泡机, 滑板车玩具, 过家家, キャラクターグッズ, 拼图玩具',
      grams: [150, 550, 1900],
      strength: 0.95,
    },
    {
      en: 'board game, card game, puzzle, jigsaw puzzle, 1000 pieces, 500 pieces, 2000 pieces, jigsaw, rubik cube, rubiks cube, chess set, chess, playing cards, monopoly, dominoes, mahjong, party game, backgammon, brain teaser, 3d puzzle, 1000 piece puzzle, wooden puzzle, tabletop game, dungeons & dragons, dice set, poker set, poker chips, trivia game, strategy game, matching card game, puzzles, games & puzzles, board games, speed cube, magic cube, floor puzzle, tarot cards, tarot deck, memory game, bingo, tarot, game of life, tic tac toe, playing card',
      ar: 'بازل, لعبة لوحية, شطرنج, كوتشينة, لعبة ورق, مكعب روبيك, دومينو, مونوبولي, طاولة زهر, بزل, العاب طاولة, اونو, لعبة جماعية, العاب ورق, زهر, ورق لعب, لعبة ذكاء',
      tr: 'kutu oyunu, puzzle, yapboz, satranç, tavla, oyun kartı, iskambil, zeka küpü, kart oyunu, zeka oyunu, okey takımı, monopoly, akıl oyunu, rubik küp, ahşap yapboz, 1000 parça puzzle, tabu oyunu',
      germanic:
        'brettspiel, kartenspiel, gesellschaftsspiel, puzzle, bordspel, legpuzzel, schachspiel, würfelspiel, kaartspel, gezelschapsspel, familienspiel, zauberwürfel, puzzel, spielkarten, sällskapsspel, pussel',
      romance:
        'jeu de société, jeu de cartes, juego de mesa, juego de cartas, rompecabezas, gioco da tavolo, gioco di carte, quebra-cabeça, jogo de tabuleiro, ajedrez, échecs, jeux de société, juegos de mesa, gioco di società, dominó, juguete puzzle, scacchi, baralho, baraja, cubo mágico, juego de ajedrez, xadrez',
      signs: '桌游, 拼图, 魔方, 象棋, 扑克牌, 麻将, パズル, カードゲーム, ボードゲーム, 围棋, 扑克',
      grams: [150, 800, 1800],
      strength: 1,
    },
    {
      en: 'quadcopter, camera drone, mini drone, dji mini, dji mavic, dji air, rc quadcopter, drone with camera',
      ar: 'طائرة درون, طائرة بدون طيار, درون كاميرا',
      signs: '无人机',
      germanic: 'drohne, kameradrohne',
      romance: 'dron con cámara, drone caméra',
      tr: 'kameralı drone',
      grams: [300, 600, 1400],
      refused: 'drones',
      also: ['electronics', 'other'],
    },
  ],
}
