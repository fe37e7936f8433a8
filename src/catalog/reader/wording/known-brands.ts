/**
 * Brands that are sold all over the world, for pages whose data names none. A brand with a `*` has shops of its own that
 * sell nothing else: its name in an address says who made the product. `_` stands for a space.
 */
const BRANDS = `
Apple* Samsung* Huawei* Xiaomi* OnePlus* Oppo* Realme* Motorola* Nokia* Google Sony* LG* Panasonic* Philips* Toshiba Hisense TCL Grundig Beko* Arçelik* Vestel* Bosch Siemens Miele*
Electrolux Whirlpool Zanussi Ariston Indesit Haier Midea Gree Daewoo Tefal Moulinex Rowenta Braun* Kenwood De'Longhi Krups Nespresso* KitchenAid* SMEG* Dyson* SharkNinja iRobot* Karcher Kärcher Black+Decker Dewalt Makita Hilti Milwaukee Ryobi
HP* Dell* Lenovo* Asus* Acer* MSI* Razer* Logitech* Corsair* Kingston SanDisk Seagate Toshiba Intel AMD Nvidia Gigabyte ASRock Zotac EVGA TP-Link* D-Link Netgear* Linksys Ubiquiti MikroTik Cisco Microsoft Adobe Epson Canon* Nikon* Kyocera Xerox Fujifilm GoPro* DJI* Garmin* Fitbit* Amazfit* Withings* 
Bose* JBL* Sennheiser* Sonos* Marshall* Skullcandy* Jabra* Anker* Belkin* Baseus* UGREEN* Ldnio Spigen* OtterBox* Native_Union Nintendo PlayStation Xbox SteelSeries* HyperX Elgato*
Nike* Adidas* Puma* Reebok* Asics* New_Balance* Under_Armour* Skechers* Converse* Vans* Crocs* UGG* Birkenstock* Timberland* Dr._Martens* Clarks* ECCO* Salomon* Columbia* Patagonia* The_North_Face* Lululemon* Gymshark* Fila* Kappa* Umbro* Mizuno* Hoka*  Saucony* Speedo*  Allbirds* Everlane*
Zara* H&M* Mango* Bershka* Stradivarius* Uniqlo* GAP* Levi's* Wrangler* Lee_Cooper   Calvin_Klein* Tommy_Hilfiger* Lacoste* Hugo_Boss* Ralph_Lauren* Michael_Kors*  Kate_Spade* Tory_Burch* Burberry* Gucci* Prada* Versace* Armani* Dolce_&_Gabbana* Fendi* Balenciaga* Hermès* Hermes* Louis_Vuitton* Dior* Chanel* Yves_Saint_Laurent Victoria's_Secret* DeFacto* LC_Waikiki* Koton* Mavi*
Casio* Seiko*  Fossil* Swatch* Tissot* Rolex*  Timex* Daniel_Wellington* Pandora* Swarovski* Ray-Ban* Oakley* Samsonite* American_Tourister* Herschel*
L'Oréal L'Oreal Maybelline Garnier Nivea* Neutrogena* Vaseline Dove Olay CeraVe* La_Roche-Posay Vichy Bioderma* Eucerin* Clinique* Estée_Lauder Lancôme* Lancome* NYX* Revlon* Bourjois Catrice Rimmel Max_Factor Kiehl's* Aesop* The_Ordinary* Cetaphil* Aveeno* Head_&_Shoulders Pantene Gillette Oral-B Colgate Sensodyne Rexona
LEGO* Barbie Hot_Wheels Hasbro Mattel Fisher-Price Playmobil* Ravensburger* Nerf Funko* Chicco* Philips_Avent Pampers* Huggies Graco* Joie* Maxi-Cosi* Bugaboo* Nestlé Nescafé Lavazza* illy* Starbucks Lipton Twinings
IKEA* Tupperware* Pyrex* Zwilling* WMF* Le_Creuset* Tempur* Stanley_1913 YETI* Hydro_Flask* Michelin Bridgestone Pirelli Goodyear Castrol Shimano Decathlon Quechua Coleman Weber* Tom_Dixon Moleskine*  Lamy* Faber-Castell Staedtler Crayola
`

const all = BRANDS.trim()
  .split(/\s+/)
  .map((word) => ({ name: word.replace(/\*$/, '').replaceAll('_', ' '), isShop: word.endsWith('*') }))

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const byWords = new Map(all.map(({ name }) => [plain(name).join(' '), name]))
const byHost = new Map(all.filter(({ isShop }) => isShop).map(({ name }) => [plain(name).join(''), name]))

/** A known brand with which a product's name begins or, failing that, ends. */
export function brandInName(title: string): string | null {
  const words = plain(title)
  for (const length of [3, 2, 1]) {
    const brand = byWords.get(words.slice(0, length).join(' '))
    if (brand) return brand
  }
  for (const length of [3, 2, 1]) {
    const brand = words.length > length ? byWords.get(words.slice(-length).join(' ')) : undefined
    if (brand) return brand
  }
  return null
}

/** The maker whose own shop this is: `www.apple.com`, `shop.sonos.com`. */
export function makerOfShop(host: string): string | null {
  const labels = host
    .toLowerCase()
    .split('.')
    .filter((label) => !/^(?:www\d*|com|co|net|org|shop|store|[a-z]{2})$/.test(label))
  return byHost.get(labels.at(-1)?.replace(/-/g, '') ?? '') ?? null
}
