import type { KindGroup } from './kind.ts'

export const toys: KindGroup = {
  category: 'toys',
  kinds: [
    {
      en: 'lego, building blocks, building bricks, building set, construction toy, magnetic tiles, magnetic blocks, duplo, model kit, brick set, stem toy, gundam, plastic model kit, lego technic, lego creator, lego star wars, lego city, building kit, magna-tiles, mega bloks, marble run, lego friends, lego ninjago, lego speed champions, scale model, building toy, lego icons, lego harry potter, wooden blocks, bricks',
      ar: 'ليجو, مكعبات, مكعبات بناء, لعبة تركيب, مكعبات مغناطيسية, العاب تركيب, ليغو, مكعبات تركيب',
      tr: 'lego seti, yapı blokları, bloklar, manyetik blok, yapboz lego, lego, yapım oyuncağı, model kit, maket, manyetik bloklar',
      germanic:
        'bausteine, baukasten, klemmbausteine, bouwstenen, bauklötze, modellbausatz, magnetbausteine, byggklossar, bouwset',
      romance:
        'briques de construction, jeu de construction, bloques de construcción, costruzioni, blocs magnétiques, blocos de montar, maqueta, bloques magnéticos, maquette, modellino, juego de construcción',
      signs: '积木, 拼装玩具, 磁力片, 乐高, レゴ, 高达, 模型, ブロック, プラモデル',
      grams: [400, 1200, 3500],
      strength: 1.1,
    },
    {
      en: 'toy, toys, doll, baby doll, barbie, plush, plush toy, stuffed animal, teddy bear, action figure, figurine anime, funko pop, pop vinyl, toy car, hot wheels, die-cast, diecast, remote control car, rc car, rc truck, toy train, train set, play kitchen, toy kitchen, kitchen playset, dollhouse, playset, pretend play, doctor kit toy, tool set toy, play-doh, play dough, slime, kinetic sand, fidget toy, pop it, bubble machine, water gun, nerf, toy gun, yo-yo, kite, spinning top, bath toys, rattle, educational toy, learning toy, montessori toy, wooden toy, musical toy, activity cube, walkie talkie kids toy, squishmallow, squishmallows, plushie, soft toy, transformers toy, dinosaur toy, robot toy, rc helicopter, ride on car, ride-on, balance bike toddler, kids tent, ball pit, sandbox toys, trampoline kids, craft kit kids, science kit, microscope kids, toy figure, doll accessory, doll clothes, doll tights, paw patrol, marvel legends, trading cards, pokemon cards, booster box, booster pack, beyblade, tamagotchi, electronic pet, slot car, toy phone, sensory toy, anime figure, collectible figure, nendoroid, pokemon plush, busy board, shape sorter, stacking rings, play tent, rc drone toy, puppet, hand puppet, toy set, baby toys, rattles, jump rope toy, water table, play mat toy, pokemon tcg, elite trainer box, trading card game, toy vehicle, ride on toy, kids electric car, power wheels, rocking horse, toy sword, bubble gun, foam dart, squishy, sticker book toy, dress up, princess dress up, doll house, peluche toy, playhouse, kids toys, baby gym toy, magic set, magic kit, loot crate, toy story, monster truck, rc boat, mini figure, minifigures, blind box, labubu, pop mart, capsule toy, drawing board kids, magnetic drawing board, lcd writing tablet, toy piano, xylophone, kids camera toy, pretend makeup kit, bath toy, play food, tea set toy, kids guitar, water balloon, crane machine, claw machine, sonny angel, vtech toy, leapfrog',
      ar: 'لعبة, العاب, لعبة اطفال, العاب اطفال, دمية, عروسة, دمى, دبدوب, لعبة قطيفة, سيارة لعبة, سيارة ريموت, سيارة تحكم, عربية ريموت, مطبخ لعبة, مطبخ اطفال, قطار لعبة, صلصال, سلايم, مسدس مياه, مسدس لعبة, بازل اطفال, مجسم شخصية, شخصية اكشن, سيارة كهربائية للاطفال, خيمة اطفال, العاب تعليمية, لعبة تعليمية, باربي, فيجر, خشخيشة, طائرة ورقية, فقاعات, صابون فقاعات, العاب بنات, العاب اولاد, سبورة اطفال, دباديب, لعب, لعبة خشبية, عروسه, هوت ويلز, دبدوب كبير, لعبه, العربيات, بيبليد, كروت بوكيمون, سيارات اطفال, حصان هزاز, بيت كور, هزازة العاب',
      tr: 'oyuncak, oyuncaklar, oyuncak bebek, peluş, peluş oyuncak, ayıcık, oyuncak araba, uzaktan kumandalı araba, kumandalı araba, figür, aksiyon figürü, oyun hamuru, slime, kinetik kum, oyuncak mutfak, mutfak seti oyuncak, çıngırak, eğitici oyuncak, ahşap oyuncak, akülü araba, nerf, su tabancası, oyuncak tren, barbie, oyun seti, oyun çadırı, yaz boz tahtası, oyuncak silah, bebek oyuncağı, doktor seti oyuncak, etkinlik küpü, kumandalı helikopter, oyuncak seti, funko, kart oyunu koleksiyon, oyuncak gitar, squishy, sallanan oyuncak, pelüş, tamir seti oyuncak, makyaj seti oyuncak, beyblade, çocuk çadırı, hot wheels, köpük balon, aktivite oyuncağı',
      germanic:
        'spielzeug, puppe, plüschtier, kuscheltier, teddybär, actionfigur, spielzeugauto, ferngesteuertes auto, knete, kinderküche, speelgoed, pop speelgoed, knuffel, holzspielzeug, spielfigur, spielset, bobbycar, leksak, rc-auto, stofftier, lernspielzeug, rassel, puppenhaus, badespielzeug, spielküche, speelfiguur, knuffels, kinderkeuken, sammelfigur, speelset, seifenblasen, schaukelpferd, motorikwürfel, poppen, wasserpistole, puppenwagen, kaufladen, holzeisenbahn, babyspielzeug, sammelkarten, tonies, toniefigur',
      romance:
        'jouet, jouets, poupée, peluche, figurine, voiture télécommandée, pâte à modeler, cuisine enfant, juguete, juguetes, muñeca, muñeco, figura de acción, coche teledirigido, plastilina, giocattolo, giocattoli, bambola, personaggio, brinquedo, boneca, pelúcia, macchinina, carrinho de controle remoto, voiture miniature, trottinette jouet, coche de juguete, cocinita, peluches, hochet, figurines, doudou, sonajero, figura, bambole, bonecas, juguete educativo, coche eléctrico niños, porteur enfant, dinette, poupon, jeux et jouets, cavallo a dondolo, ours en peluche, jeux d imitation, circuit voiture, trenino, muñecas, jouets',
      signs:
        '玩具, 毛绒玩具, 公仔, 娃娃, 手办, 遥控车, 益智玩具, 盲盒, 橡皮泥, おもちゃ, ぬいぐるみ, フィギュア, 根付, 儿童玩具, 泡泡机, 滑板车玩具, 过家家, キャラクターグッズ, 卡牌, 拼图玩具',
      grams: [150, 550, 1900],
      strength: 0.95,
    },
    {
      en: 'board game, card game, puzzle, jigsaw puzzle, jigsaw, rubik cube, rubiks cube, chess set, chess, playing cards, uno, monopoly, dominoes, mahjong, party game, backgammon, brain teaser, 3d puzzle, 1000 piece puzzle, wooden puzzle, tabletop game, dungeons & dragons, dice set, scrabble, jenga, catan, poker set, poker chips, trivia game, family game, strategy game, matching card game, puzzles, games & puzzles, board games, speed cube, magic cube, floor puzzle, tarot cards, tarot deck, memory game, bingo, tarot, connect 4, game of life, tic tac toe, playing card',
      ar: 'بازل, لعبة لوحية, شطرنج, كوتشينة, لعبة ورق, مكعب روبيك, دومينو, مونوبولي, طاولة زهر, بزل, العاب طاولة, اونو, لعبة جماعية, العاب ورق, زهر, ورق لعب, لعبة ذكاء',
      tr: 'kutu oyunu, puzzle, yapboz, satranç, tavla, oyun kartı, iskambil, zeka küpü, kart oyunu, zeka oyunu, okey takımı, monopoly, uno, akıl oyunu, rubik küp, ahşap yapboz, 1000 parça puzzle, tabu oyunu',
      germanic:
        'brettspiel, kartenspiel, gesellschaftsspiel, puzzle, bordspel, legpuzzel, schachspiel, würfelspiel, kaartspel, gezelschapsspel, familienspiel, zauberwürfel, puzzel, spielkarten, sällskapsspel, pussel',
      romance:
        'jeu de société, jeu de cartes, juego de mesa, juego de cartas, rompecabezas, gioco da tavolo, gioco di carte, quebra-cabeça, jogo de tabuleiro, ajedrez, échecs, jeux de société, juegos de mesa, gioco di società, dominó, juguete puzzle, scacchi, baralho, baraja, cubo mágico, juego de ajedrez, xadrez',
      signs: '桌游, 拼图, 魔方, 象棋, 扑克牌, 麻将, パズル, カードゲーム, ボードゲーム, 围棋, 扑克',
      grams: [150, 800, 1800],
      strength: 1,
    },
  ],
}
