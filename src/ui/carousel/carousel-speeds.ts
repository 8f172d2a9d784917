/** Seconds in which a carousel that moves by itself shows all its slides. Source: the specification, section 9. */
export const passSeconds = { brands: 52, nonProfits: 100 }

/** Seconds that one step of the arrows takes. Source: the specification, section 9. */
export const stepSeconds = 0.5
