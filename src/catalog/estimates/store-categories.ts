import type { Category } from './kinds/kind.ts'

/** Stores that sell mostly one sort of things, by category; a domain may lack its ending (`zara.`). */
export const storeCategories: Readonly<Partial<Record<Category, string>>> = {
  clothing:
    'zara. hm. gap. asos. shein. namshi. lcw. lcwaikiki. defacto. koton. mango. uniqlo. everlane. oldnavy. bershka. stradivarius. pullandbear. massimodutti. next. primark. boohoo. prettylittlething. fashionnova. revolve. zalando. aboutyou. bonprix. outdoorvoices. 6thstreet. modanisa. trendyolmilla. penti. mavi. carters. children’splace. childrensplace. urbanoutfitters. forever21. abercrombie. hollisterco. victoriassecret. riverisland. newlook. superdry. farfetch. ssense. atewear. sidekicks. myntra. ounass.',
  sportswear:
    'gymshark. lululemon. underarmour. fabletics. aloyoga. nike. adidas. puma. jdsports. fanatics. outdoorvoices. decathlon. sportsdirect. fenerium. gsstore. kartalyuvasi.',
  shoes:
    'nike. adidas. puma. allbirds. footlocker. zappos. skechers. newbalance. asics. converse. vans. crocs. birkenstock. stockx. goat. flightclub. drmartens. timberland. ugg. flo. aldoshoes. dsw. schuh. snipes. sneakersnstuff. finishline. clarks. hoka. on-running. deichmann. sarenza. spartoo.',
  bags: 'samsonite. coach. katespade. michaelkors. longchamp. herschel. ebags. tumi. rebag. fashionphile. charleskeith. therealreal. americantourister. eastpak.',
  accessories:
    'ray-ban. sunglasshut. casetify. spigen. otterbox. zagg. eyebuydirect. zennioptical. warbyparker. casekaro. glassesusa. oakley. mous. caseology.',
  watches:
    'casio. fossil. seiko. jomashop. chrono24. timex. danielwellington. swatch. watches. saatvesaat. tissot. titan.',
  jewelry:
    'pandora. swarovski. tiffany. mejuri. bluenile. kay. jared. zales. altinbas. zenpirlanta. ernestjones. hsamuel. monicavinader. missoma. thomassabo. histoiredor. lazurdeshop. damasjewellery. atasay. sochic.',
  cosmetics:
    'sephora. ulta. boots. lookfantastic. cultbeauty. beautybay. feelunique. bathandbodyworks. thebodyshop. lush. maccosmetics. hudabeauty. colourpop. gratis. watsons. rossmann. flaconi. douglas. yesstyle. stylevana. stylekorean. oliveyoung. theordinary. glossier. faces. niceonesa. niceone. boutiqaat. drbronner. kikocosmetics. dermstore. farmasi. notino. nocibe. marionnaud.',
  perfumes:
    'fragrancenet. fragrancex. jomashop-fragrance. notino-parfum. lattafa. arabianoud. ajmal. theperfumeshop. fragrancebuy. goldenscent. luckyscent. perfume. jomalone. diptyqueparis. rasasi. swissarabian. parfumdreams. bargello.',
  electronics:
    'bose. jbl. sonos. bhphotovideo. adorama. anker. crutchfield. digikey. mouser. sparkfun. adafruit. gopro. soundcore. thomann. sweetwater. netgear. radioshack. sharafdg. eros. teknosa. beatsbydre. sennheiser. startech. monoprice.',
  mobiles: 'samsung. mi. oneplus. realme. gsmarena. btech. dream2000. mobileshop. swappa.',
  computers:
    'newegg. microcenter. dell. lenovo. hp. notebooksbilliger. kbdfans. razer. logitech. corsair. scan. overclockers. pccomponentes. ldlc. mindfactory. vatanbilgisayar. itopya. incehesap. sigma-computer. compumarts. elnekhelytechnology. spacenet. 101gigas. inkjetwholesale.',
  screens: 'tcl. hisense.',
  consoles: 'gamestop. nintendo. playstation. game. eneba-box. argos-gaming. games2egypt. shopto.',
  appliances:
    'dyson. ninjakitchen. sharkclean. kitchenaid. delonghi. nespresso. ehabcenter. raya. arcelik. beko. vestel. fakir. arzum. cecotec.',
  homeware:
    'ikea. homedepot. homecentre. westelm. potterybarn. crateandbarrel. anthropologie. zarahome. englishhome. madamecoco. karaca. pasabahcemagazalari. dunelm. jossandmain. overstock. lecreuset. worldmarket. lightology. lumens. lightsource. bedbathandbeyond. homebox. rehomeme. surlatable. williams-sonoma.',
  carpets:
    'wayfair. article. ruggable. homary. vivense. bellona. istikbal. yatas. made. ashleyfurniture. made-furniture. casper. zinus. secretlab. danubehome. panhomestores.',
  toys: 'lego. toysrus. smythstoys. hamleys. mattel. fisher-price. funko. toyzzshop. entertainer. hasbropulse. playmobil. amiami. hobbysearch. ravensburger.',
  baby: 'mothercare. mamasandpapas. buybuybaby. firstcry. ebebek. babylist. kiddicare. babyshop. mumzworld. babymarkt. e-bebek. joker.',
  babyFood: 'herobaby. gerber. happyfamilyorganics.',
  supplements:
    'iherb. gnc. myprotein. bodybuilding. vitaminshoppe. hollandandbarrett. supplementler. bulk. sportinn. drsupplement. vitacost. swansonvitamins. luckyvitamin. prozis. dubaivitamins.',
  books:
    'bookdepository. barnesandnoble. waterstones. abebooks. thriftbooks. kitapyurdu. idefix. bkmkitap. dr. jarir-books. jamalon. neelwafurat. adlibris. adlibriscampus. gibert. bookshop. blackwells. thalia. kinokuniya. wob. booktopia. fnac-livre. audible-book. rightstufanime. mangakakalot. betterworldbooks. booksamillion. bol-boek.',
  stationery: 'jetpens. staples. paperchase. officedepot. officemax. moleskine. viking. stickermule. cultpens.',
  sports:
    'rei. decathlon. dickssportinggoods. chainreactioncycles. wiggle. evo. backcountry. golfgalaxy. bassproshops. cabelas. moosejaw. tennis-warehouse. academy. roguefitness. bike24. bike-discount. sunandsandsports. intersport. nordictrack.',
  carParts:
    'autodoc. rockauto. eurocarparts. autozone. oreillyauto. advanceautoparts. partsgeek. carparts. onlinecarparts. halfords. fcpeuro. tirerack. kfzteile24. oscaro. mister-auto. n11oto. revzilla. fitinpart. louis.',
  other:
    'chewy. petsmart. petco. zooplus. zooroyal. monsterpet. petlebi. harborfreight. screwfix. toolstation. happycoffee. drizly. thewhiskyexchange. vivino. ebrosia. vapestore. bachhoaxanh. chefstore. sainsburys. tesco. ocado. joann. michaels. hobbycraft. acehardware. ace. monsterpetsupplies. acetool. 1800petmeds. lentiamo. koctas. bauhaus. alsweed. acurite.',
}

/** Stores where nothing is sent: what they sell is downloaded. */
export const digitalStores =
  'steampowered. eneba. g2a. kinguin. epicgames. gog. humblebundle. cdkeys. instant-gaming. audible. seagm. codashop. fanatical. udemy.'
