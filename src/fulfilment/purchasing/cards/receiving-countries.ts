/** Where we have a warehouse abroad, as the price tables name the country. */
export const receivingCountries = ['US', 'UK', 'AE', 'CN', 'TR'] as const
