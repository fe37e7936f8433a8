import type { KindGroup } from './kind.ts'

export const books: KindGroup = {
  category: 'books',
  kinds: [
    {
      en: 'organic chemistry, university physics',
      model: /\b(?:[4-9]|1\d)th edition\b/i,
      grams: [800, 1500, 2500],
      strength: 0.9,
    },
    {
      en: 'paperback, mass market paperback',
      ar: 'غلاف ورقي, رواية, روايات',
      tr: 'karton kapak, roman, öykü',
      germanic: 'taschenbuch, paperback uitgave',
      romance: 'livre de poche, tapa blanda, brossura, copertina flessibile, broché, capa comum',
      signs: '文庫',
      model: /[-–] poche\b|\bpoche$/i,
      grams: [180, 340, 700],
      strength: 1.1,
    },
    {
      en: 'hardcover, hardback, board book',
      tr: 'ciltli',
      germanic: 'gebundene ausgabe, hardcover',
      romance: 'relié, tapa dura, copertina rigida, capa dura',
      grams: [350, 600, 1200],
      strength: 1.1,
    },
    {
      en: 'book box set, complete collection, boxed set books, paperback box set, box set books, complete series books, books set',
      tr: 'kitap seti, set kitap',
      germanic: 'buch-schuber, schuber',
      romance: 'coffret livres',
      grams: [1200, 2600, 4500],
      set: true,
      strength: 1.7,
    },
    {
      en: 'textbook, global edition, international edition, introduction to, fundamentals of, principles of, engineering textbook, handbook of',
      tr: 'ders kitabı',
      germanic: 'lehrbuch',
      romance: 'manuel scolaire, libro de texto',
      grams: [600, 1100, 1900],
      strength: 0.8,
    },
    {
      en: 'vinyl record, 2lp, lp vinyl, vinyl lp, 12 vinyl, vinyl/lp, vinyl, lp',
      ar: 'فينيل',
      tr: 'plak',
      germanic: 'schallplatte, langspielplatte, schallplatten',
      romance: 'vinyle, disque vinyle, vinilo, disco de vinilo, vinile',
      signs: '黑胶唱片, レコード',
      grams: [280, 450, 750],
      strength: 0.9,
      also: ['electronics', 'other'],
    },
    {
      en: 'book, coffee table book, novel, cookbook, recipe book, delicious recipes, easy recipes, healthy recipes, quick recipes, recipes from, biography, memoir, comic, comic book, graphic novel, manga, picture book, coloring book, colouring book, activity book, workbook, story book, storybook, 2nd edition, 3rd edition, 4th edition, 5th edition, 6th edition, handbook, dictionary, encyclopedia, atlas, bible, quran, mushaf, guidebook, study guide, boxed set, book set, anthology, short stories, a novel, literature & fiction, nonfiction, mystery book, self help, science fiction, fantasy book, volume, vol. 1, the complete guide, a guide to, history of, magazine, kids book, childrens book, books, mass market, light novel, exam prep, ielts, toefl, for dummies, pop-up book, art book, exercises book, bestseller, business & economics, atomic habits, harry potter, audio book cd',
      ar: 'كتاب, كتب, مصحف, قران, قصص اطفال, قاموس, كتاب تلوين, مجلد, موسوعة, قصة, ديوان شعر, كتاب الطبخ, مجلة, طبعة, تفسير, كتاب اطفال, سيرة ذاتية, مؤلف',
      tr: 'kitap, hikaye, ders kitabı, boyama kitabı, çocuk kitabı, sözlük, ansiklopedi, şiir kitabı, dergi, soru bankası, manga, çizgi roman, kuran, deneme sınavı, yayınları, biyografi, masal kitabı',
      germanic:
        'buch, kochbuch, kinderbuch, boek, wörterbuch, hörbuch cd, bilderbuch, sachbuch, bücher, boeken, malbuch, comicbuch, lehrbuch, kookboek',
      romance:
        'livre, bande dessinée, libro, novela, romanzo, livro, manuel scolaire, fumetto, libros, livres, bd, album jeunesse, cómic, romans, cuentos',
      signs: '图书, 书籍, 小说, 绘本, 教材, 漫画, 単行本, コミック, 词典, 全集, 新书',
      grams: [250, 550, 1100],
      strength: 0.85,
    },
    {
      en: 'delicious recipes, easy recipes, recipes for, information science, algebra, philosophy, psychology, sociology, economics, linguistics, anatomy, history of, a history, the story of, recipes, edition, fiction, thriller, poems, mystery, romance novel, bestselling author',
      ar: 'تاريخ, مقدمة في, فلسفة, علم النفس, طبعة',
      tr: 'tarihi, felsefe, psikoloji, baskı',
      germanic: 'geschichte, einführung in, wissenschaft, krimi, auflage',
      romance: 'histoire de, historia de, storia di, introduction à, légende, edición, édition, tome',
      signs: '入门, 历史, 文学',
      grams: [400, 950, 1700],
      strength: 0.55,
    },
    {
      en: 'blu-ray, bluray, blu-ray disc, 4k uhd blu-ray, dvd movie, dvd box set, steelbook, audio cd, music cd, cd album, album cd, soundtrack, cassette tape album, movies & tv, criterion collection, music album, kpop album, k-pop album, photobook album, music cds, deluxe edition cd, remastered cd',
      ar: 'اسطوانة, بلوراي, دي في دي, البوم موسيقي, فينيل, البوم كيبوب',
      tr: 'plak, blu-ray film, müzik cd, dvd film, albüm cd, k-pop albüm, film & müzik',
      germanic:
        'schallplatte, hörspiel, musik cd, film dvd, lp vinyl, musik & filme, blu-ray film, schallplatten, langspielplatte, musik & hörbücher',
      romance:
        'vinyle, disque vinyle, dvd film, vinilo, disco de vinilo, vinile, cd album, cd música, película dvd, disco vinile, discos',
      signs: '黑胶唱片, 唱片, 专辑, ブルーレイ, レコード',
      grams: [100, 220, 500],
      also: ['electronics', 'other'],
    },
  ],
}
