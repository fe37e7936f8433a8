/** Around a form that is filled in hundreds of times a day: lower controls, smaller words. On touch screens they stay tall. */
export const denseForm =
  'text-sm [&_label]:text-sm [&_.control]:text-sm pointer-fine:[&_.control]:min-h-9 [&_textarea.control]:min-h-14'
