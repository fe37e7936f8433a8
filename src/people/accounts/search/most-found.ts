/** So many customers a search tells at most. */
export const mostFound = 300
