import { Fragment, type ReactNode } from 'react'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Block, Inline, Line } from './blocks.ts'
import type { ShownPicture } from './shown-picture.ts'

type BodyViewProps = {
  readonly blocks: readonly Block[]
  readonly pictures?: readonly ShownPicture[]
}

/** Blocks of a text as a page shows them. */
export function BodyView({ blocks, pictures = [] }: BodyViewProps): ReactNode {
  return inOrder(blocks, (block) => blockView(block, pictures))
}

function blockView(block: Block, pictures: readonly ShownPicture[]): ReactNode {
  if (block.kind === 'list') {
    const items = inOrder(block.items, (item) => (
      <li className="py-1 ps-1">{inOrder(item, (one) => itemView(one, pictures))}</li>
    ))
    const look = 'mb-3 ps-5 marker:text-sea'
    return block.isNumbered ? (
      <ol className={`${look} list-decimal`}>{items}</ol>
    ) : (
      <ul className={`${look} list-disc`}>{items}</ul>
    )
  }
  if (block.kind === 'table') return <TableView {...block} pictures={pictures} />
  if (block.kind === 'heading') return <h3 className="mt-4 mb-1 text-lg">{lineView(block.line, pictures)}</h3>
  return <p className="mb-3">{lineView(block.line, pictures)}</p>
}

// What an item says stands beside its mark; only what else is in it is a block of its own.
function itemView(block: Block, pictures: readonly ShownPicture[]): ReactNode {
  return block.kind === 'text' ? lineView(block.line, pictures) : blockView(block, pictures)
}

type TableViewProps = {
  readonly head: readonly Line[]
  readonly rows: readonly (readonly Line[])[]
  readonly pictures: readonly ShownPicture[]
}

function TableView({ head, rows, pictures }: TableViewProps) {
  const cells = (row: readonly Line[]) =>
    inOrder(row, (cell) => <td className="px-3 py-2 align-top">{lineView(cell, pictures)}</td>)
  return (
    <div className="mb-4 overflow-x-auto rounded border border-line bg-surface">
      <table className="w-full text-start">
        <thead className="bg-sunken text-sm text-soft">
          <tr>
            {inOrder(head, (cell) => (
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {lineView(cell, pictures)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {inOrder(rows, (row) => (
            <tr>{cells(row)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function lineView(line: Line, pictures: readonly ShownPicture[]): ReactNode {
  return inOrder(line, (one) => inlineView(one, pictures))
}

function inlineView(one: Inline, pictures: readonly ShownPicture[]): ReactNode {
  if (typeof one === 'string') return one
  if (one.kind === 'break') return <br />
  if (one.kind === 'picture') return <Picture shown={pictures.find(({ id }) => id === one.id)} />
  const text = lineView(one.parts, pictures)
  if (!('to' in one)) return one.kind === 'bold' ? <strong>{text}</strong> : <em>{text}</em>
  if (one.to.startsWith('/') && !one.to.startsWith('/api/')) return <TextLink to={one.to}>{text}</TextLink>
  return (
    <TextLink href={one.to} newTab={one.to.startsWith('https:')}>
      {text}
    </TextLink>
  )
}

function Picture({ shown }: { readonly shown: ShownPicture | undefined }) {
  if (!shown) return null
  const { id, alt, width, height } = shown
  return (
    <img
      src={`/api/content/pictures/${id}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="my-2 h-auto max-w-full rounded"
    />
  )
}

// A text has no names for its pieces: they stay in their order until another version is shown.
function inOrder<Piece>(pieces: readonly Piece[], draw: (piece: Piece) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name
  return pieces.map((piece, index) => <Fragment key={index}>{draw(piece)}</Fragment>)
}
