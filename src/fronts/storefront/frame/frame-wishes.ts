import { useMatches } from 'react-router'

/**
 * What a page may ask of its frame, by `export const handle = { frame: { … } }`: another width; no bar at the bottom
 * (it brings a sticky total of its own); no box for a link in the header (it has a large one of its own).
 */
export type FrameWishes = {
  readonly width?: 'text' | 'page' | 'wide' | 'full'
  readonly bottom?: false
  readonly search?: false
}

export function useFrameWishes(): FrameWishes {
  const handles = useMatches().map((match) => match.handle)
  return Object.assign({}, ...handles.map(wishesOf))
}

function wishesOf(handle: unknown): FrameWishes {
  if (typeof handle !== 'object' || handle === null || !('frame' in handle)) return {}
  return handle.frame as FrameWishes
}
