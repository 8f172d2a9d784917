/**
 * Objects that give a sentence colour. Each may stand on four pages at most, which `npm run check` holds. Places, trades
 * and people are the subject of the site and may recur.
 */
export const props = [
  ...['apron', 'barge', 'clock', 'coin', 'cooler', 'crate', 'dog', 'ferry', 'fire', 'heater', 'kettle', 'key'],
  ...['ladder', 'ledger', 'lunch', 'paint', 'pencil', 'pie', 'putty', 'rain', 'roof', 'rope', 'signal', 'stair'],
  ...['table', 'tea', 'thermos', 'tide', 'tug', 'van', 'wheelhouse'],
]
