/** Seconds in which a carousel that moves by itself shows all its slides. Source: the specification, section 9. */
export const passSeconds = { brands: 52, nonProfits: 100 }

/** Seconds that one step of the arrows takes. Source: the specification, section 9. */
export const stepSeconds = 0.5

/** Milliseconds to wait after a scroll before updating the arrows. Source: the specification, section 4. */
export const recheckAfter = 1000
