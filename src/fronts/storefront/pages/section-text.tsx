import type { Section } from './content.ts'

/** One part of a long text: paragraphs, then points. */
export function SectionText({ section }: { readonly section: Section }) {
  const { id, title, text = [], points = [] } = section
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mb-3">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="list-disc ps-5 marker:text-sea">
          {points.map((point) => (
            <li key={point} className="py-1 ps-1">
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
