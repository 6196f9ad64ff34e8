/**
 * Drawings of the portal that articles may show, by their names under /pictures, what they are called and what they show, for
 * whoever can’t see them: scenes, plates, diagrams.
 */
export const BUILT_IN_PICTURES = [
  { name: 'planting-hand', label: 'picture.plantingHand', alt: 'pictureAlt.plantingHand' },
  { name: 'nft-lettuce', label: 'picture.nftLettuce', alt: 'pictureAlt.nftLettuce' },
  { name: 'wick-pakcoy', label: 'picture.wickPakcoy', alt: 'pictureAlt.wickPakcoy' },
  { name: 'rainy-season-chili', label: 'picture.rainySeasonChili', alt: 'pictureAlt.rainySeasonChili' },
  { name: 'worm-compost', label: 'picture.wormCompost', alt: 'pictureAlt.wormCompost' },
  { name: 'flowers-on-the-bund', label: 'picture.flowersOnTheBund', alt: 'pictureAlt.flowersOnTheBund' },
  { name: 'rent-a-spraying-drone', label: 'picture.sprayingDrone', alt: 'pictureAlt.sprayingDrone' },
  { name: 'saung', label: 'picture.saung', alt: 'pictureAlt.saung' },
  { name: 'plate-chili', label: 'picture.plateChili', alt: 'pictureAlt.plateChili' },
  { name: 'plate-rice', label: 'picture.plateRice', alt: 'pictureAlt.plateRice' },
  { name: 'plate-lettuce', label: 'picture.plateLettuce', alt: 'pictureAlt.plateLettuce' },
  { name: 'plate-drone', label: 'picture.plateDrone', alt: 'pictureAlt.plateDrone' },
  { name: 'diagram-nft-channel', label: 'picture.nftChannel', alt: 'pictureAlt.nftChannel' },
  { name: 'diagram-wick-bottle', label: 'picture.wickBottle', alt: 'pictureAlt.wickBottle' },
  { name: 'diagram-chili-bed', label: 'picture.chiliBed', alt: 'pictureAlt.chiliBed' },
  { name: 'diagram-chili-wilts', label: 'picture.chiliWilts', alt: 'pictureAlt.chiliWilts' },
  { name: 'diagram-worm-bin', label: 'picture.wormBin', alt: 'pictureAlt.wormBin' },
  { name: 'diagram-bund-strip', label: 'picture.bundStrip', alt: 'pictureAlt.bundStrip' },
  { name: 'diagram-drone-plots', label: 'picture.dronePlots', alt: 'pictureAlt.dronePlots' },
] as const;

/** The address that documents hold. */
export function builtInAddress(name: string): string {
  return `/pictures/${name}.svg`;
}
