/** Around a form that is filled in hundreds of times a day: lower controls, smaller words. On touch screens they stay tall. */
export const denseForm = 'dense-form'
