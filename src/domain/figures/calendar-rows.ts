const HARVEST = /^(?:panen|petik|harvest|pick)/i;

const WEATHER =
  /^(?:(?:puncak|awal|akhir|musim) )*(?:hujan|kemarau)\b|^(?:(?:peak|start|end)(?: of)? )?(?:the )?(?:rains?|(?:rainy|wet|dry) season)\b/i;

/** Whether a row of a calendar is a harvest, by its first word: it is drawn in another colour. */
export function isHarvest(name: string): boolean {
  return HARVEST.test(name);
}

/** Whether a row of a calendar tells of the weather ("Puncak hujan", "Peak of the rains"), by its first words: it is no work to do. */
export function isWeather(name: string): boolean {
  return WEATHER.test(name);
}
