/** A colour as shops name it, and how a thing of it is drawn: in shadow, plain, in light. */
export type Colour = {
  readonly id: string
  readonly en: string
  readonly ar: string
  readonly dark: string
  readonly mid: string
  readonly bright: string
}

const colour = (id: string, en: string, ar: string, dark: string, mid: string, bright: string): Colour => ({
  id,
  en,
  ar,
  dark,
  mid,
  bright,
})

const COLOURS: readonly Colour[] = [
  colour('black', 'Black', 'أسود', '#17191c', '#2c2f34', '#585d66'),
  colour('white', 'White', 'أبيض', '#c9c6bf', '#f2f0eb', '#ffffff'),
  colour('navy', 'Navy', 'كحلي', '#14213a', '#22375f', '#4a669b'),
  colour('sand', 'Sand', 'بيج', '#a98d63', '#d3b98e', '#efdfc1'),
  colour('olive', 'Olive', 'زيتي', '#3b4426', '#5f6c3d', '#8f9d68'),
  colour('red', 'Red', 'أحمر', '#7a1c1c', '#b6302c', '#e06d5f'),
  colour('sky', 'Sky Blue', 'أزرق سماوي', '#3d7396', '#6ba8cc', '#b5d9ec'),
  colour('rose', 'Rose', 'وردي', '#a1586c', '#d58a9c', '#f3c5cf'),
  colour('grey', 'Grey', 'رمادي', '#5b5f64', '#8b9096', '#c3c7cb'),
  colour('brown', 'Brown', 'بني', '#4a2c18', '#7a4c2b', '#b07c52'),
  colour('green', 'Green', 'أخضر', '#14492f', '#277a4f', '#62b087'),
  colour('mustard', 'Mustard', 'خردلي', '#8f6410', '#cf9a26', '#efcb6d'),
]

export const colourOf = (id: string): Colour => COLOURS.find((one) => one.id === id) ?? COLOURS[0]!
