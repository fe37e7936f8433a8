import type { KindGroup } from './kind.ts'

export const books: KindGroup = {
  category: 'books',
  kinds: [
    {
      en: 'book, paperback, hardcover, hardback, novel, textbook, cookbook, recipe book, biography, memoir, comic, comic book, graphic novel, manga, picture book, board book, coloring book, colouring book, activity book, workbook, story book, storybook, global edition, international edition, 2nd edition, 3rd edition, 4th edition, 5th edition, 6th edition, handbook, dictionary, encyclopedia, atlas, bible, quran, mushaf, guidebook, study guide, box set books, boxed set, book set, anthology, short stories, a novel, literature & fiction, nonfiction, mystery book, self help, science fiction, fantasy book, volume, vol. 1, introduction to, fundamentals of, principles of, the complete guide, a guide to, history of, magazine, kids book, childrens book, books, mass market, light novel, exam prep, ielts, toefl, econometrics, for dummies, pop-up book, art book, exercises book, bestseller, business & economics, engineering textbook, atomic habits, harry potter, audio book cd',
      ar: 'كتاب, كتب, رواية, روايات, مصحف, قران, قصص اطفال, قاموس, كتاب تلوين, مجلد, موسوعة, قصة, ديوان شعر, غلاف ورقي, كتاب الطبخ, مجلة, طبعة, تفسير, كتاب اطفال, سيرة ذاتية, مؤلف',
      tr: 'kitap, roman, hikaye, ders kitabı, boyama kitabı, çocuk kitabı, sözlük, ansiklopedi, şiir kitabı, dergi, ciltli, karton kapak, kitap seti, soru bankası, manga, çizgi roman, kuran, öykü, deneme sınavı, yayınları, biyografi, masal kitabı',
      germanic:
        'buch, taschenbuch, roman, kochbuch, kinderbuch, gebundene ausgabe, boek, wörterbuch, hörbuch cd, bilderbuch, sachbuch, bücher, boeken, malbuch, comicbuch, lehrbuch, kookboek',
      romance:
        'livre, roman, bande dessinée, broché, relié, libro, novela, tapa dura, tapa blanda, romanzo, livro, copertina rigida, copertina flessibile, manuel scolaire, fumetto, libros, livres, bd, capa dura, capa comum, album jeunesse, cómic, romans, cuentos',
      signs: '图书, 书籍, 小说, 绘本, 教材, 漫画, 文庫, 単行本, コミック, 词典, 全集, 新书',
      grams: [250, 550, 1100],
      strength: 0.85,
    },
    {
      en: 'delicious recipes, easy recipes, recipes for, machine learning, information science, statistics, calculus, algebra, philosophy, psychology, sociology, econometrics, economics, linguistics, anatomy, history of, a history, the story of, introduction to, recipes, edition, fiction, thriller, poems, mystery, romance novel, bestselling author',
      ar: 'تاريخ, مقدمة في, فلسفة, علم النفس, طبعة',
      tr: 'tarihi, felsefe, psikoloji, baskı',
      germanic: 'geschichte, einführung in, wissenschaft, krimi, auflage',
      romance: 'histoire de, historia de, storia di, introduction à, légende, edición, édition, tome',
      signs: '入门, 历史, 文学',
      grams: [300, 700, 1400],
      strength: 0.55,
    },
    {
      en: 'vinyl record, blu-ray, bluray, blu-ray disc, 4k uhd blu-ray, dvd movie, dvd box set, steelbook, vinyl lp, 2lp, lp vinyl, audio cd, music cd, cd album, album cd, soundtrack, 12 vinyl, 7 inch vinyl, cassette tape album, movies & tv, criterion collection, music album, kpop album, k-pop album, photobook album, music cds, deluxe edition cd, remastered cd',
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
