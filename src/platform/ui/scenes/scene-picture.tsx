import { classes } from '#platform/ui/show/classes.ts'
import { Stage, type StageTone } from '#platform/ui/show/stage.tsx'

/** The scenes of a thing's journey that lie in `public/scenes/`: files, so that no page carries them in its script. */
export type SceneFile =
  | 'paste'
  | 'price'
  | 'pay'
  | 'review'
  | 'voyage'
  | 'pickup'
  | 'warehouse'
  | 'customs'
  | 'harbour'
  | 'letters'
  | 'lighthouse'
  | 'falling'

type ScenePictureProps = {
  readonly name: SceneFile
  readonly tone?: StageTone
  /** Whether it stands in the first screen; others are loaded when they come near. */
  readonly first?: boolean
  readonly className?: string
}

/** A scene on its stage. Decoration: what it shows stands in words beside it. */
export function ScenePicture({ name, tone, first = false, className }: ScenePictureProps) {
  return (
    <Stage tone={tone} className={classes('block overflow-hidden rounded-large', className)}>
      <img
        src={`/scenes/${name}.svg`}
        alt=""
        width={400}
        height={300}
        loading={first ? undefined : 'lazy'}
        className="absolute inset-0 size-full"
        style={{ objectFit: 'cover', mixBlendMode: 'normal' }}
      />
    </Stage>
  )
}
