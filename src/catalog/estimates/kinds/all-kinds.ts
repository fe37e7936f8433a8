import { accessories } from './accessories.ts'
import { acousticInstruments } from './acoustic-instruments.ts'
import { baby } from './baby.ts'
import { babyFood } from './baby-food.ts'
import { bags } from './bags.ts'
import { books } from './books.ts'
import { carParts } from './car-parts.ts'
import { clothing } from './clothing.ts'
import { computerCooling } from './computing/computer-cooling.ts'
import { computerInput } from './computing/computer-input.ts'
import { computerParts } from './computing/computer-parts.ts'
import { computerStorage } from './computing/computer-storage.ts'
import { computers } from './computing/computers.ts'
import { network } from './computing/network.ts'
import { networkSwitches } from './computing/network-switches.ts'
import { power } from './computing/power.ts'
import { printing } from './computing/printing.ts'
import { consoles } from './consoles.ts'
import { cosmetics } from './cosmetics.ts'
import { crafts } from './crafts.ts'
import { electronics } from './electronics.ts'
import { food } from './food.ts'
import { health } from './health.ts'
import { appliances } from './home/appliances.ts'
import { bathAndSink } from './home/bath-and-sink.ts'
import { cooking } from './home/cooking.ts'
import { furnishing } from './home/furnishing.ts'
import { garden } from './home/garden.ts'
import { homeTextiles } from './home/home-textiles.ts'
import { homeware } from './home/homeware.ts'
import { kitchenMachines } from './home/kitchen-machines.ts'
import { largeAppliances } from './home/large-appliances.ts'
import { lighting } from './home/lighting.ts'
import { instruments } from './instruments.ts'
import { jewelry } from './jewelry.ts'
import type { KindGroup } from './kind.ts'
import { mobiles } from './mobiles.ts'
import { perfumes } from './perfumes.ts'
import { pets } from './pets.ts'
import { photo } from './photo.ts'
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

const groups = {
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
  largeAppliances,
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
} satisfies Readonly<Record<string, KindGroup>>

/** The groups of the tree, by their names in this list: a group stands below its customs category, kinds below their group. */
export type GroupCode = keyof typeof groups

/** Every group of kinds; what a word means in several of them is weighed by the words around it. */
export const allKinds: readonly (KindGroup & { readonly code: GroupCode })[] = Object.entries(groups).map(
  ([code, group]) => ({ ...group, code: code as GroupCode }),
)
