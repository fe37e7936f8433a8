import { accessories } from './accessories.ts'
import { acousticInstruments } from './acoustic-instruments.ts'
import { appliances } from './appliances.ts'
import { baby } from './baby.ts'
import { babyFood } from './baby-food.ts'
import { bags } from './bags.ts'
import { bathAndSink } from './bath-and-sink.ts'
import { books } from './books.ts'
import { carParts } from './car-parts.ts'
import { clothing } from './clothing.ts'
import { computerCooling } from './computer-cooling.ts'
import { computerInput } from './computer-input.ts'
import { computerParts } from './computer-parts.ts'
import { computerStorage } from './computer-storage.ts'
import { computers } from './computers.ts'
import { consoles } from './consoles.ts'
import { cooking } from './cooking.ts'
import { cosmetics } from './cosmetics.ts'
import { crafts } from './crafts.ts'
import { electronics } from './electronics.ts'
import { food } from './food.ts'
import { furnishing } from './furnishing.ts'
import { garden } from './garden.ts'
import { health } from './health.ts'
import { homeTextiles } from './home-textiles.ts'
import { homeware } from './homeware.ts'
import { instruments } from './instruments.ts'
import { jewelry } from './jewelry.ts'
import type { KindGroup } from './kind.ts'
import { kitchenMachines } from './kitchen-machines.ts'
import { lighting } from './lighting.ts'
import { mobiles } from './mobiles.ts'
import { network } from './network.ts'
import { networkSwitches } from './network-switches.ts'
import { perfumes } from './perfumes.ts'
import { pets } from './pets.ts'
import { photo } from './photo.ts'
import { power } from './power.ts'
import { printing } from './printing.ts'
import { screens } from './screens.ts'
import { shoes } from './shoes.ts'
import { sports } from './sports.ts'
import { sportswear } from './sportswear.ts'
import { stationery } from './stationery.ts'
import { supplements } from './supplements.ts'
import { tools } from './tools.ts'
import { toys } from './toys.ts'
import { unsendable } from './unsendable.ts'
import { watches } from './watches.ts'
import { wheels } from './wheels.ts'

/** Every group of kinds; what a word means in several of them is weighed by the words around it. */
export const allKinds: readonly KindGroup[] = [
  clothing,
  sportswear,
  shoes,
  bags,
  accessories,
  watches,
  jewelry,
  cosmetics,
  perfumes,
  mobiles,
  computers,
  computerParts,
  computerCooling,
  computerStorage,
  computerInput,
  printing,
  screens,
  electronics,
  photo,
  network,
  networkSwitches,
  power,
  instruments,
  acousticInstruments,
  consoles,
  appliances,
  kitchenMachines,
  homeware,
  homeTextiles,
  lighting,
  cooking,
  bathAndSink,
  furnishing,
  toys,
  baby,
  babyFood,
  supplements,
  books,
  stationery,
  sports,
  carParts,
  wheels,
  tools,
  food,
  pets,
  garden,
  health,
  crafts,
  unsendable,
]
