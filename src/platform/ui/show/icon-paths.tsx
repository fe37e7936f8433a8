// A circle as a path; a dot is one so small that its stroke fills it.
const round = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
const dot = (x: number, y: number) => round(x, y, 0.22)
const all = (...parts: readonly string[]) => parts.join('')

/** Our own line icons on a 24 grid, each one path: 1.75 strokes, round ends. */
export const iconPaths = {
  anchor: all(round(12, 5, 2), 'M12 7v13M8.5 10.5h7M4.5 13.5c.4 3.8 3.4 6.5 7.5 6.5s7.1-2.7 7.5-6.5'),
  auto: round(12, 12, 8.5),
  back: 'M19 12H5.5M11 6l-6 6 6 6',
  bag: 'M5.5 8h13l1 12.5h-15zM9 10.5V7a3 3 0 0 1 6 0v3.5',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  bookmark: 'M6.5 4h11v16L12 16l-5.5 4z',
  box: 'M12 3.5l8 4.25v8.5l-8 4.25-8-4.25v-8.5zM4.2 7.9L12 12l7.8-4.1M12 12v8.3M8 5.7l8 4.2',
  building: 'M5 20.5v-16h9v16M14 9.5h5v11M3 20.5h18M8 8.5h3M8 12.5h3M8 16.5h3',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7',
  camera: all('M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17z', round(12, 13, 3.25)),
  card: 'M3.5 6h17v12.5h-17zM3.5 10h17M7 15h3.5',
  cart: all('M3 4.5h2.5l2 11h10.5l2-8H6.2', round(9, 19.25, 1.25), round(16.5, 19.25, 1.25)),
  cash: all('M3.5 7h17v10.5h-17z', round(12, 12.25, 2.5), dot(6.5, 12.25), dot(17.5, 12.25)),
  chart: 'M4 20h16M7 20v-7M12 20V6M17 20v-10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'check-circle': all(round(12, 12, 8.5), 'M8.2 12.3l2.7 2.7 5-5.5'),
  clock: all(round(12, 12, 8.5), 'M12 7.5V12l3 2'),
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  coupon: all(
    'M3.5 7h17v3.25a1.75 1.75 0 0 0 0 3.5V17h-17v-3.25a1.75 1.75 0 0 0 0-3.5zM10 14l4-4',
    dot(10, 10.2),
    dot(14, 13.8),
  ),
  dot: round(12, 12, 3.12),
  down: 'M6 9.5l6 6 6-6',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15',
  edit: 'M5 19l.8-3.8L15.5 5.5l3 3L8.8 18.2zM13.5 7.5l3 3',
  external: 'M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v5.5h-13v-13H10',
  eye: all('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z', round(12, 12, 2.75)),
  'eye-off':
    'M4.5 4.5l15 15M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.3M6.2 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1.1M10 10.1a2.75 2.75 0 0 0 3.9 3.9',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 12.5h6M9 16h6',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  globe: all(
    round(12, 12, 8.5),
    'M3.5 12h17M12 3.5c2.4 2.4 3.5 5.2 3.5 8.5s-1.1 6.1-3.5 8.5c-2.4-2.4-3.5-5.2-3.5-8.5s1.1-6.1 3.5-8.5z',
  ),
  help: all(round(12, 12, 8.5), 'M9.5 9.7c.2-1.4 1.2-2.2 2.6-2.2 1.4 0 2.5.9 2.5 2.2 0 1.9-2.6 2-2.6 4', dot(12, 16.7)),
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  info: all(round(12, 12, 8.5), 'M12 11v5.5', dot(12, 7.8)),
  key: all(round(8, 15.5, 4), 'M11 12.5l8-8M15.5 8l3 3M13.2 10.3l2 2'),
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  list: all('M9 6.5h11M9 12h11M9 17.5h11', dot(5, 6.5), dot(5, 12), dot(5, 17.5)),
  lock: 'M5.5 10.5h13v9.5h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5.5 12h13',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  more: all(dot(5.5, 12), dot(12, 12), dot(18.5, 12)),
  next: 'M9.5 6l6 6-6 6',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3c0 1-.8 1.7-1.7 1.6C11 18.5 5.5 13 4.9 5.7 4.8 4.8 5.5 4 6.5 4z',
  pin: all('M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 1 1 13 0c0 4.8-6.5 11-6.5 11z', round(12, 10, 2.25)),
  plane:
    'M20.5 4c-1.2-1.2-3.2-.6-4.2.4L13.5 7.2 5 5.5 3.5 7l7 3.5-3 3-2.5-.5L3.5 14.5l4 2 2 4 1.5-1.5-.5-2.5 3-3 3.5 7 1.5-1.5-1.7-8.5 2.8-2.8c1-1 1.8-2.7.9-3.7z',
  plus: 'M12 5.5v13M5.5 12h13',
  receipt: 'M5.5 3.5v17l2.2-1.5 2.1 1.5 2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5v-17zM9 8.5h6M9 12.5h6',
  refresh: 'M19.5 11a7.5 7.5 0 0 0-13.6-3.2L4.5 9.5M4.5 5v4.5H9M4.5 13a7.5 7.5 0 0 0 13.6 3.2l1.4-1.7M19.5 19v-4.5H15',
  rings: all(round(9, 12, 5.5), round(15, 12, 5.5)),
  scan: 'M4 8.5V4.5h4M16 4.5h4v4M20 15.5v4h-4M8 19.5H4v-4M8 9v6M11 9v6M13.5 9v6M16 9v6',
  scale: 'M4 20h16M6 20l1-9h10l1 9M12 11V7M5.5 7h13M9.5 14.5h5',
  search: all(round(10.8, 10.8, 6.3), 'M15.5 15.5L20 20'),
  settings: all(round(9, 7, 2.25), round(15, 17, 2.25), 'M3.5 7h3.25M11.25 7h9.25M3.5 17h9.25M17.25 17h3.25'),
  share: 'M12 14.5V4M8 7.5l4-4 4 4M6.5 11h-1v9.5h13V11h-1',
  shield: 'M12 3.5l7 2.5v6c0 4.5-3 7.3-7 8.5-4-1.2-7-4-7-8.5V6zM8.8 12l2.3 2.3 4.2-4.5',
  ship: 'M4 14.5h16l-2.2 4.5c-1.6.9-2.6-.9-4-.9s-2.2 1.4-3.6 1.4-2-1.4-3.4-.8zM6.5 14.5v-4h11v4M9.5 10.5v-4h5v4M12 6.5v-3',
  signout: 'M10 4.5H4.5v15H10M9.5 12h11M16.5 8l4 4-4 4',
  sort: 'M8 19V5M4.5 8.5L8 5l3.5 3.5M16 5v14M12.5 15.5L16 19l3.5-3.5',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  stop: all('M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5', dot(12, 16)),
  store:
    'M4.5 10.5V20h15v-9.5M3.5 8.5l2-4.5h13l2 4.5c0 1.4-1 2.3-2.1 2.3S16.3 9.9 16.3 8.5c0 1.4-1 2.3-2.15 2.3S12 9.9 12 8.5c0 1.4-1 2.3-2.15 2.3S7.7 9.9 7.7 8.5c0 1.4-1 2.3-2.1 2.3s-2.1-.9-2.1-2.3zM9.5 20v-5.5h5V20',
  sun: all(
    round(12, 12, 3.75),
    'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
  ),
  tag: all('M4 4h8l8 8-8 8-8-8z', dot(8.2, 8.2)),
  ticket: 'M4 5h16v11.5h-8.5L7 20v-3.5H4zM8 9h8M8 12.5h5',
  trash: 'M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l.8 14h9.4l.8-14M10.2 10.5v6M13.8 10.5v6',
  truck: all(
    'M6 17.5H3v-12h10.5v12H9.5M13.5 9.5h4l3.5 4v4h-2M13.5 17.5h2',
    round(7.75, 17.75, 1.75),
    round(17.25, 17.75, 1.75),
  ),
  up: 'M6 14.5l6-6 6 6',
  upload: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M4.5 19.5h15',
  user: all(round(12, 8, 3.75), 'M4.5 20c.6-3.8 3.5-6 7.5-6s6.9 2.2 7.5 6'),
  users: all(
    round(9, 8.5, 3.25),
    'M2.5 19.5c.5-3.4 3-5.5 6.5-5.5s6 2.1 6.5 5.5M15 5.5a3.25 3.25 0 0 1 0 6M17.5 14.5c2.2.7 3.6 2.4 4 5',
  ),
  wallet: all(
    'M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5h14.5v-11H5.5A1.5 1.5 0 0 1 4 7.5 1.5 1.5 0 0 1 5.5 6H18v2.5',
    dot(16.2, 14),
  ),
  warning: all('M12 4l9 15.5H3zM12 10v4.5', dot(12, 16.9)),
} as const satisfies Record<string, string>

export type IconName = keyof typeof iconPaths

/** The filled parts of an icon. */
export const iconSurfaces: Partial<Record<IconName, string>> = {
  auto: 'M12 3.5a8.5 8.5 0 0 1 0 17z',
  dot: round(12, 12, 3.12),
}

/** Icons that point along the reading direction, so they are mirrored with it; clocks, checks and the logo are not. */
export const mirroredIcons: ReadonlySet<IconName> = new Set([
  'back',
  'next',
  'truck',
  'external',
  'signout',
  'list',
  'plane',
])
