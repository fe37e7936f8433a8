/** A square picture: a wall, a table, soft light, and the drawing on it. */
export function scene(wall: readonly [string, string], table: string, content: string, gradients = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 720" width="720" height="720">
<defs><linearGradient id="wall" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>
<radialGradient id="light" cx="0.35" cy="0.25" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter>${gradients}</defs>
<rect width="720" height="720" fill="url(#wall)"/><rect y="560" width="720" height="160" fill="${table}"/><rect width="720" height="720" fill="url(#light)"/>
${content}</svg>`
}

export const shadow = (cx: number, cy: number, rx: number, ry = 18) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#000" opacity="0.28" filter="url(#soft)"/>`

/** A gradient from one edge to the other that makes a shape look round. */
export function round(id: string, dark: string, mid: string, bright: string): string {
  return `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${dark}"/><stop offset="0.32" stop-color="${bright}"/><stop offset="0.62" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
}
