import type { KindGroup } from './kind.ts'

export const stationery: KindGroup = {
  category: 'stationery',
  kinds: [
    {
      en: 'label tape, label-making tape, labelling tape, label maker tape, d1 tape, p-touch tape, tze tape, laminated tape, d1 standard, fax ribbon',
      tr: 'etiket şeridi',
      germanic: 'schriftband',
      romance: 'ruban étiquette',
      signs: '标签带',
      model: /\b(?:TZE?-?\w+|TX-?\d{3,4})\b/,
      grams: [25, 60, 120],
      also: ['computers'],
    },
    {
      en: 'printing film, film roll, glossy film roll, canvas roll, roll paper, plotter paper, banner paper, proofing paper, bond paper, coated paper, paper roll 24, photo paper roll',
      grams: [2500, 4800, 9000],
      also: ['other'],
    },
    {
      en: 'labels, address labels, shipping labels, inkjet labels, removable labels, adhesive labels, movables, repositionable, file labels, cd labels, label',
      germanic: 'etiketten, adressetiketten, versandetiketten, universaletiketten',
      romance: 'étiquettes, etiquetas, etichette, etichette adesive',
      tr: 'etiket, barkod etiketi',
      ar: 'ليبل, ملصقات عناوين',
      signs: '标签纸',
      grams: [200, 400, 900],
      also: ['computers'],
    },
    {
      en: 'stickers, sticker, sticker sheet, decal, vinyl decal, die cut sticker, bookmark, bookmarks, planner stickers, laptop sticker, bumper sticker',
      ar: 'ملصقات, ستيكر, ستيكرات',
      tr: 'sticker',
      germanic: 'aufkleber',
      romance: 'autocollant, pegatina, pegatinas, adesivo',
      signs: '贴纸, シール',
      grams: [10, 35, 110],
      also: ['other', 'accessories'],
    },
    {
      en: 'pen, ballpoint pen, gel pen, fountain pen, rollerball pen, marker, markers, highlighter, highlighters, pencil, colored pencils, coloured pencils, mechanical pencil, crayons, felt tip pens, fineliner, brush pen, paint marker, eraser, sharpener, pencil sharpener, ruler, glue stick, scissors, correction tape, correction fluid, whiteboard marker, chalk, pencil case, pen refill, ink cartridge pen, calligraphy pen, pencil set, pen set, gel pens, pencil pouch, permanent marker, sketching pencils, charcoal pencil, dry erase marker, ballpoint, drawing pencils, glue sticks, washi tape, wall decal small, stamp, rubber stamp, ink pad, sealing wax, paper clips, binder clips, push pins, staples, tape dispenser, rubber bands, compass geometry, geometry set, protractor, erasers, scotch tape, adhesive tape office, pens, pens & pencils, index tabs, glitter glue',
      ar: 'قلم, اقلام, قلم حبر, قلم جاف, اقلام تلوين, اقلام رصاص, الوان خشب, ممحاة, استيكة, براية, مسطرة, مقلمة, ماركر, الوان شمع, قلم رصاص, هايلايتر مكتبي, صمغ, مقص مكتبي, شريط لاصق, الوان, اقلام فلوماستر, اقلام جل, علبة الوان, ختم, فواصل كتب, ادوات هندسية, قلم تحديد, مبراة',
      tr: 'kalem, tükenmez kalem, kurşun kalem, dolma kalem, keçeli kalem, fosforlu kalem, kuru boya, pastel boya, silgi, kalemtıraş, cetvel, kalem kutusu, kalemlik, makas kırtasiye, yapıştırıcı kırtasiye, bant kırtasiye, boya kalemi, jel kalem, uçlu kalem, pilot kalem, marker, tahta kalemi, kaşe, ataç, zımba teli, daksil, sulu boya',
      germanic:
        'kugelschreiber, füller, füllfederhalter, bleistift, buntstifte, filzstifte, textmarker, federmäppchen, pennen, potloden, radiergummi, lineal, stift, stifte, klebestift, etui schule, anspitzer, stempel, gelstift, marker, kleurpotloden, federmappe, faserstifte, patronen füller',
      romance:
        'stylo, stylos, crayon, crayons de couleur, feutres, bolígrafo, lápiz, lápices de colores, rotuladores, penna, matite colorate, pennarelli, caneta, estuche escolar, trousse scolaire, surligneur, goma de borrar, evidenziatore, astuccio, matita, gomme, taille-crayon, lápis, plumas, plumones, marcadores, stylo plume, penna stilografica, sellos, tampon encreur, calcomanía',
      signs: '笔, 中性笔, 钢笔, 铅笔, 橡皮, 文具, 彩笔, 马克笔, 胶带, ボールペン, 万年筆, 手账, 荧光笔, 水彩笔, 文具盒',
      grams: [15, 110, 400],
      set: true,
      strength: 0.9,
    },
    {
      en: 'notebook paper, spiral notebook, composition notebook, journal, planner, diary, agenda, calendar, wall calendar, desk calendar, notepad, sticky notes, post-it, post-it notes, index cards, sketchbook, sketch pad, drawing pad, watercolor paper, exercise book, lined notebook, dotted notebook, bullet journal, ring binder, binder, file folder, lever arch file, folders, document holder, envelopes, envelope, greeting cards, greeting card, birthday card, wrapping paper, gift wrap, gift bags, invitation cards, thank you cards, washable paint, acrylic paint, acrylic paint set, watercolor, watercolour set, watercolor set, oil paint, gouache, canvas panel, stretched canvas, paint brush set art, paint by numbers, art set, art supplies, craft paper, construction paper, cardstock, origami paper, calculator, scientific calculator, graphing calculator, stapler, hole punch, laminator, laminating pouches, desk organizer, letter tray, whiteboard, bulletin board, cork board, school supplies, office supplies, easel, scrapbook, photo album, postcards, file box, clipboard, card stock, diamond painting, hardcover notebook, hard cover, ruled notebook hard cover, classic notebook, large ruled, journal notebook, page markers, sheet protectors, punched pockets, presentation folder, pocket file, a4 notebook, ruled notebook, moleskine, painting set, drawing set, stationery, stationery set, gift tags, tissue paper gift, crafting vinyl, adhesive vinyl, cricut, scrapbooking, sketch book, pocket notebook, art kit, paper cutter, paper trimmer, guest book, gift box paper, school set, desk pad, drawing board',
      ar: 'دفتر, كراسة, كشكول, نوت بوك ورقي, اجندة, مفكرة, نوتة, تقويم, ورق ملاحظات, ملف اوراق, حافظة اوراق, الوان مائية, الوان اكريليك, الوان زيتية, الة حاسبة, دباسة, ورق تغليف, ظرف, كراسة رسم, ادوات مكتبية, ادوات مدرسية, قرطاسية, بلانر, سبورة, كانفاس رسم, لوحة رسم, فرش رسم, كروت معايدة, بطاقات تهنئة, دفاتر, البوم صور, خرامة, منظم مكتب, كراس, ادوات رسم, ورق لاصق',
      tr: 'defter, ajanda, planlayıcı, takvim, not defteri, bloknot, yapışkan not, eskiz defteri, klasör, dosya, zarf, hediye paketi, suluboya, akrilik boya, yağlı boya, tuval, fırça seti resim, hesap makinesi, zımba, delgeç, kırtasiye, okul seti, kırtasiye seti, güzel yazı defteri, çizgili defter, davetiye, tebrik kartı, boyama seti, resim defteri, ciltli defter, sayılarla boyama, mantar pano, beyaz tahta, fon kartonu, masaüstü organizer',
      germanic:
        'notizbuch, kalender, terminplaner, notizblock, haftnotizen, ordner, umschläge, briefumschläge, malkasten, acrylfarben, wasserfarben, taschenrechner, schulheft, skizzenbuch, geschenkpapier, notitieboek, agenda, schrift, tacker, locher, collegeblock, schreibwaren, bürobedarf, versandtaschen, schnellhefter, sammelmappe, leinwand keilrahmen, rekenmachine, malset, staffelei, klarsichthüllen, schreibblock, wandkalender, grußkarten, fotoalbum, verf set',
      romance:
        'cahier, carnet, agenda, calendrier, bloc-notes, classeur, cuaderno, libreta, carpeta, calendario, quaderno, taccuino, caderno, peinture acrylique, aquarelle, acuarela, pintura acrílica, calculadora, calculatrice, calcolatrice, papel de regalo, papier cadeau, papelería, papeterie, cartoleria, sobres, enveloppes, fournitures scolaires, material escolar, buste, archivador, toile peinture, lienzo, tela pittura, colori acrilici, acquerelli, pochettes, álbum de fotos, raccoglitore, planificador, tarjetas de felicitación, blocco note, pizarra, acuarelas',
      signs:
        '笔记本子, 本子, 日历, 记事本, 便利贴, 颜料, 计算器, 文件夹, 手帐, ノート, 水彩颜料, 素描本, 手账本, 贺卡, 画板, カレンダー',
      grams: [150, 400, 1000],
    },
    {
      en: 'photo paper, printer paper, copy paper, glossy paper, matte paper, label roll, thermal paper, paper roll, receipt paper, paper, a4 paper, multipurpose paper, canvas paper, transparency film, fax roll, sublimation paper, sticker paper, inkjet paper, fine art paper, semi-gloss paper, premium glossy, thermal labels, self-adhesive labels, shipping label, name badges, business cards, barcode labels, receipt roll, photo paper pack, printing paper, laser paper, archival matte, photographic paper',
      ar: 'ورق طباعة, ورق صور, ورق حراري, رول ورق, ورق تصوير, ورق a4, بكر كاشير, شريط ملصقات, ورق ليبل',
      tr: 'fotoğraf kağıdı, a4 kağıt, fotokopi kağıdı, termal rulo, yazıcı kağıdı, termal etiket, fotokopi kağıdı a4',
      germanic: 'fotopapier, druckerpapier, kopierpapier, thermorollen, kopieerpapier, fotopapier glänzend, bonrollen',
      romance:
        'papier photo, papel fotográfico, carta fotografica, papier imprimante, papel a4, papel térmico, ramette papier, folios, papier a4, rotolo carta, rouleau thermique, papel fotográfico brillante',
      signs: '相纸, 打印纸, 热敏纸, 复印纸',
      grams: [120, 350, 1500],
      also: ['computers', 'other'],
    },
  ],
}
