import type { BundledArticle } from '#domain/article.ts';
import { nftLettuce } from './articles/1-nft-lettuce/article.ts';
import { rainySeasonChili } from './articles/2-rainy-season-chili/article.ts';
import { rentASprayingDrone } from './articles/3-rent-a-spraying-drone/article.ts';
import { wormCompost } from './articles/4-worm-compost/article.ts';
import { wickPakcoy } from './articles/5-wick-pakcoy/article.ts';
import { flowersOnTheBund } from './articles/6-flowers-on-the-bund/article.ts';
import { chiliPestsToldApart } from './articles/7-chili-pests-told-apart/article.ts';
import { riceFromSeedToSale } from './articles/8-rice-from-seed-to-sale/article.ts';

/** The eight articles that travel with the product, by id. */
export const bundledArticles: readonly BundledArticle[] = [
  nftLettuce,
  rainySeasonChili,
  rentASprayingDrone,
  wormCompost,
  wickPakcoy,
  flowersOnTheBund,
  chiliPestsToldApart,
  riceFromSeedToSale,
];
