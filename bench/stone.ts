import { createHash } from 'node:crypto'

const goods = Array.from({ length: 2000 }, (_, place) => ({ place, title: `إناء ${place}`, price: `${place}.99` }))

/**
 * How long a fixed piece of work takes one core now, in milliseconds, the best of three. Machines that share their
 * cores vary by half from minute to minute; measurements are compared with this.
 */
export function weighStone(): number {
  return Math.min(...Array.from({ length: 3 }, work))
}

function work(): number {
  const start = performance.now()
  const hash = createHash('sha256')
  for (let round = 0; round < 12; round++) hash.update(JSON.stringify(JSON.parse(JSON.stringify(goods))))
  hash.digest()
  return performance.now() - start
}
