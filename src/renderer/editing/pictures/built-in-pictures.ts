/**
 * Drawings of the portal that articles may show, by their names under /pictures, and what they are called: scenes, plates,
 * diagrams.
 */
export const BUILT_IN_PICTURES = [
  { name: 'planting-hand', label: 'picture.plantingHand' },
  { name: 'nft-lettuce', label: 'picture.nftLettuce' },
  { name: 'wick-pakcoy', label: 'picture.wickPakcoy' },
  { name: 'rainy-season-chili', label: 'picture.rainySeasonChili' },
  { name: 'worm-compost', label: 'picture.wormCompost' },
  { name: 'flowers-on-the-bund', label: 'picture.flowersOnTheBund' },
  { name: 'rent-a-spraying-drone', label: 'picture.sprayingDrone' },
  { name: 'saung', label: 'picture.saung' },
  { name: 'plate-chili', label: 'picture.plateChili' },
  { name: 'plate-rice', label: 'picture.plateRice' },
  { name: 'plate-lettuce', label: 'picture.plateLettuce' },
  { name: 'plate-drone', label: 'picture.plateDrone' },
  { name: 'diagram-nft-channel', label: 'picture.nftChannel' },
  { name: 'diagram-wick-bottle', label: 'picture.wickBottle' },
  { name: 'diagram-chili-bed', label: 'picture.chiliBed' },
  { name: 'diagram-chili-wilts', label: 'picture.chiliWilts' },
  { name: 'diagram-worm-bin', label: 'picture.wormBin' },
  { name: 'diagram-bund-strip', label: 'picture.bundStrip' },
  { name: 'diagram-drone-plots', label: 'picture.dronePlots' },
] as const;

/** The address that documents hold. */
export function builtInAddress(name: string): string {
  return `/pictures/${name}.svg`;
}
