import sharp from 'sharp'
import { receivingPhoto } from '#fulfilment/warehouse/receiving-photo.ts'
import { fileStore } from '#platform/files/files.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Camera } from '#world/samples/fulfilment/warehouse.samples.ts'
import { KITCHEN } from '#world/shops/drawings-kitchen.ts'
import { ROOMS } from '#world/shops/drawings-rooms.ts'

const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="${fill}"/><path d="M${x + w / 2 - 9} ${y}h18v${h / 3}h-18z" fill="#fff" opacity="0.35"/>`
const shelves = `<rect width="720" height="720" fill="#cfd8d5"/>
<path d="M0 250h720M0 420h720M120 0v560M470 0v560" stroke="#aebbb7" stroke-width="12"/>
${box(20, 160, 86, 84, '#c9b08a')}${box(150, 176, 120, 68, '#d3bd99')}${box(290, 150, 92, 94, '#bfa57d')}${box(500, 170, 130, 74, '#cdb590')}
${box(10, 340, 96, 74, '#bfa57d')}${box(560, 326, 120, 88, '#c9b08a')}
<rect y="540" width="720" height="180" fill="#aaa294"/><path d="M90 640l60-60h420l60 60z" fill="#c6cbca"/><rect x="90" y="640" width="540" height="26" fill="#8e9896"/>
<rect width="720" height="720" fill="url(#light)" opacity="0.7"/>`

/** Draws what the warehouse's camera sees: the goods on the scale before the shelves, and a part of them from near. */
export function demoCamera(ports: Ports): Camera {
  const taken = new Map<string, readonly Buffer[]>()
  return async (image) => {
    const name = image?.match(/pictures\/(.+)\.png$/)?.[1] ?? ''
    const drawing = ROOMS[name] ?? KITCHEN[name]
    if (!drawing) return []
    const shots = taken.get(name) ?? (await shoot(drawing))
    taken.set(name, shots)
    return Promise.all(shots.map((shot) => keepUpload(ports.get(fileStore), shot, receivingPhoto)))
  }
}

async function shoot(drawing: string): Promise<readonly Buffer[]> {
  const before =
    /<rect width="720" height="720" fill="url\(#wall\)"\/>.*?<rect width="720" height="720" fill="url\(#light\)"\/>/s
  const scene = await sharp(Buffer.from(drawing.replace(before, shelves)))
    .resize(800)
    .png()
    .toBuffer()
  const near = await sharp(scene).extract({ left: 210, top: 250, width: 380, height: 285 }).resize(640).png().toBuffer()
  return [scene, near]
}
