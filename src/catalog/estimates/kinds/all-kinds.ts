import { accessories } from './accessories.ts'
import { appliances } from './appliances.ts'
import { baby } from './baby.ts'
import { babyFood } from './baby-food.ts'
import { bags } from './bags.ts'
import { books } from './books.ts'
import { carParts } from './car-parts.ts'
import { clothing } from './clothing.ts'
import { computerInput } from './computer-input.ts'
import { computerParts, computers } from './computers.ts'
import { consoles } from './consoles.ts'
import { cosmetics } from './cosmetics.ts'
import { electronics } from './electronics.ts'
import { furnishing } from './furnishing.ts'
import { homeware } from './homeware.ts'
import { jewelry } from './jewelry.ts'
import type { KindGroup } from './kind.ts'
import { mobiles } from './mobiles.ts'
import { network } from './network.ts'
import { other } from './other.ts'
import { perfumes } from './perfumes.ts'
import { power } from './power.ts'
import { printing } from './printing.ts'
import { screens } from './screens.ts'
import { shoes } from './shoes.ts'
import { sports } from './sports.ts'
import { sportswear } from './sportswear.ts'
import { stationery } from './stationery.ts'
import { supplements } from './supplements.ts'
import { toys } from './toys.ts'
import { watches } from './watches.ts'

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
  computerInput,
  printing,
  screens,
  electronics,
  network,
  power,
  consoles,
  appliances,
  homeware,
  furnishing,
  toys,
  baby,
  babyFood,
  supplements,
  books,
  stationery,
  sports,
  carParts,
  other,
]
