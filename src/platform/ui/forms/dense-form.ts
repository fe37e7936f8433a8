/**
 * For a form that is filled in hundreds of times a day: lower controls, smaller text. On touch screens they stay tall.
 */
export const denseForm = 'dense-form'
