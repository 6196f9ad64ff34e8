/** The portal's own drawings for articles, by their names under /pictures, with titles and alternative texts: scenes, plates, diagrams. */
export const BUILT_IN_PICTURES = [
  { name: 'planting-hand', label: 'pictures:plantingHand', alt: 'pictures:alt.plantingHand' },
  { name: 'nft-lettuce', label: 'pictures:nftLettuce', alt: 'pictures:alt.nftLettuce' },
  { name: 'wick-pakcoy', label: 'pictures:wickPakcoy', alt: 'pictures:alt.wickPakcoy' },
  { name: 'rainy-season-chili', label: 'pictures:rainySeasonChili', alt: 'pictures:alt.rainySeasonChili' },
  { name: 'worm-compost', label: 'pictures:wormCompost', alt: 'pictures:alt.wormCompost' },
  { name: 'flowers-on-the-bund', label: 'pictures:flowersOnTheBund', alt: 'pictures:alt.flowersOnTheBund' },
  { name: 'rent-a-spraying-drone', label: 'pictures:sprayingDrone', alt: 'pictures:alt.sprayingDrone' },
  { name: 'chili-pests-told-apart', label: 'pictures:chiliPests', alt: 'pictures:alt.chiliPests' },
  { name: 'rice-from-seed-to-sale', label: 'pictures:dryingRice', alt: 'pictures:alt.dryingRice' },
  { name: 'saung', label: 'pictures:saung', alt: 'pictures:alt.saung' },
  { name: 'plate-chili', label: 'pictures:plateChili', alt: 'pictures:alt.plateChili' },
  { name: 'plate-rice', label: 'pictures:plateRice', alt: 'pictures:alt.plateRice' },
  { name: 'plate-lettuce', label: 'pictures:plateLettuce', alt: 'pictures:alt.plateLettuce' },
  { name: 'plate-drone', label: 'pictures:plateDrone', alt: 'pictures:alt.plateDrone' },
  { name: 'diagram-nft-channel', label: 'pictures:nftChannel', alt: 'pictures:alt.nftChannel' },
  { name: 'diagram-wick-bottle', label: 'pictures:wickBottle', alt: 'pictures:alt.wickBottle' },
  { name: 'diagram-chili-bed', label: 'pictures:chiliBed', alt: 'pictures:alt.chiliBed' },
  { name: 'diagram-chili-wilts', label: 'pictures:chiliWilts', alt: 'pictures:alt.chiliWilts' },
  { name: 'diagram-worm-bin', label: 'pictures:wormBin', alt: 'pictures:alt.wormBin' },
  { name: 'diagram-bund-strip', label: 'pictures:bundStrip', alt: 'pictures:alt.bundStrip' },
  { name: 'diagram-drone-plots', label: 'pictures:dronePlots', alt: 'pictures:alt.dronePlots' },
  { name: 'diagram-chili-leaves', label: 'pictures:chiliLeaves', alt: 'pictures:alt.chiliLeaves' },
  { name: 'diagram-chili-fruit', label: 'pictures:chiliFruit', alt: 'pictures:alt.chiliFruit' },
  { name: 'diagram-rice-rows-and-water', label: 'pictures:riceRows', alt: 'pictures:alt.riceRows' },
] as const;

/** The address that documents hold. */
export function builtInAddress(name: string): string {
  return `/pictures/${name}.svg`;
}
