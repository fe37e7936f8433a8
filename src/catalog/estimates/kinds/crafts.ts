import type { KindGroup } from './kind.ts'

/** Crafts, collections, shop fittings, care of shoes. */
export const crafts: KindGroup = {
  category: 'other',
  kinds: [
    {
      en: 'shoe cleaner, sneaker cleaner, running shoe cleaner, shoe care, shoe polish, shoe brush, leather conditioner, shoe protector spray',
      ar: 'ملمع احذية, منظف احذية',
      tr: 'ayakkabı boyası, ayakkabı temizleyici, ayakkabı bakım',
      germanic: 'schuhpflege, schuhcreme',
      romance: 'cirage, betún, entretien chaussures',
      grams: [100, 250, 500],
      role: 'accessory',
      also: ['accessories', 'shoes'],
    },
    {
      en: 'sewing kit, fabric, fabric by the yard, cotton fabric, yarn, knitting yarn, knitting needles, crochet hook, crochet kit, sewing thread, embroidery kit, cross stitch kit, embroidery floss, zipper, ribbon craft, lace trim, sewing pattern, craft supplies, resin kit, resin mold, epoxy resin, candle making kit, soap making, felt fabric, elastic band sewing, leather craft, quilting fabric, heat transfer vinyl, beading, crafts, tie dye kit, polymer clay, modeling clay, craft supplies & tools, rhinestones craft, sequins, macrame cord, cutting mat, fabric scissors, sewing box, haberdashery, wool roving, punch needle, arts & crafts, collectible, stamps collection, collectibles, memorabilia, autograph, raw material, hookah, shisha, smoking accessories, ashtray, hookah set, rolling papers, holster gun, wedding invitation, laboratory, packaging, bubble wrap, cardboard boxes, shipping boxes, pallet, forklift, restaurant equipment, vending, scientific, lab equipment, business & industrial, salon equipment, salon chair, display rack, mannequin, price tag gun, cash register, money counter, cash box, poly mailers, plastic bags',
      ar: 'قماش, اقمشة, خيوط, خيط, خيوط تريكو, صوف حياكة, ابرة تريكو, سوستة, ازرار, ادوات خياطة, كروشيه, ولاعة, شيشة, انتيك, عملات, عملة, ريزن, مستلزمات حياكة, مانيكان, كرتون شحن, فحم شيشة, تحف, تطريز, ادوات حرفية, خامات',
      tr: 'kumaş, örgü ipi, şiş örgü, tığ, dikiş seti, fermuar, düğme, nakış, kanaviçe, hobi malzemesi, epoksi reçine, çakmak, nargile, koleksiyon, antika, hobi & oyuncak, punch nakışı, amigurumi, etamin, makrome ipi, silikon kalıp hobi, pul koleksiyon, mum yapım, el işi, dantel',
      germanic:
        'wolle, garn, stricknadeln, häkelnadel, nähset, reißverschluss, knöpfe, stickpackung, bastelset, feuerzeug, shisha, sammlerstück, antiquität, breinaalden, aansteker, basteln, strickgarn, handarbeit, kurzwaren, nähgarn, münze, basteln bedarf, bastelmaterial, kreativset',
      romance:
        'tissu, laine, fil à coudre, aiguilles à tricoter, fermeture éclair, kit broderie, loisirs créatifs, briquet, chicha, tela por metros, agujas de punto, ganchillo, cremallera, botones, manualidades, mechero, cachimba, dron, coleccionismo, tessuto, filato, ferri da maglia, uncinetto, cerniera lampo, bottoni, accendino, narghilè, collezionismo, tecido, linha, agulha, zíper, isqueiro, narguilé, artesanato, mercerie, mercería, hobby creativi, resina epoxi, pièce de monnaie, moneda, scrapbooking papel, kit de ganchillo',
      signs: '布料, 毛线, 缝纫线, 拉链, 纽扣, 刺绣, 打火机, 水烟, 收藏, 古董, 手工材料, 滴胶, 钩针, 包装, 纸箱, 花边',
      grams: [60, 350, 1500],
      strength: 0.7,
    },
  ],
}
