/** Seconds in which a carousel that moves by itself shows all its slides. Source: the specification, section 9. */
export const passSeconds = { brands: 52, nonProfits: 100 }
