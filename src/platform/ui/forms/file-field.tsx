import { useState } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Progress } from '#platform/ui/show/progress.tsx'
import type { FieldFrame } from './field-shell.tsx'
import { FieldShell } from './field-shell.tsx'

export type FileFieldProps = FieldFrame & {
  readonly accept: string
  readonly multiple?: boolean
  readonly required?: boolean
  readonly chooseLabel: string
  readonly progress?: number
  readonly progressLabel?: string
  readonly onFiles?: (files: readonly File[]) => void
}

/** A file from the device: shows its name and the progress of its upload. */
export function FileField(props: FileFieldProps) {
  const { label, name, id, hint, error, optional, className, accept, multiple, required, chooseLabel } = props
  const { progress, progressLabel, onFiles } = props
  const [chosen, setChosen] = useState<readonly File[]>([])
  const choose = (files: readonly File[]) => {
    setChosen(files)
    onFiles?.(files)
  }
  return (
    <FieldShell label={label} name={name} id={id} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <div className="control relative flex min-h-16 items-center gap-3 border-dashed px-4 py-3">
          <Icon name={chosen.length > 0 ? 'file' : 'upload'} size={24} className="text-sea" />
          <div className="min-w-0 grow">
            {chosen.length === 0 && <span className="font-semibold text-sea">{chooseLabel}</span>}
            {chosen.map((file) => (
              <span key={file.name} className="block truncate">
                <Ltr>{file.name}</Ltr>
              </span>
            ))}
            {progress !== undefined && progressLabel && <Progress label={progressLabel} value={progress} />}
          </div>
          <input
            {...control}
            type="file"
            name={name}
            accept={accept}
            multiple={multiple}
            required={required}
            onChange={(event) => choose([...(event.target.files ?? [])])}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      )}
    </FieldShell>
  )
}
