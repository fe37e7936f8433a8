/** The countries of our warehouses abroad, by the price tables' codes. */
export const receivingCountries = ['US', 'UK', 'AE', 'CN', 'TR'] as const
