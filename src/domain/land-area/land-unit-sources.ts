/** The source for the size of a unit of land. */
interface LandUnitSource {
  readonly author: string;
  readonly title: string;
  /** Null where the page names none. */
  readonly year: number | null;
}

/** All sources of units. src/content/land-units.md has the figures of each. */
export const LAND_UNIT_SOURCES = {
  si: { author: 'BIPM', title: 'The International System of Units (SI Brochure), 9th edition, table 8', year: 2019 },
  bali: { author: 'igputeka.com', title: 'Satuan luas tanah: hektare dan are', year: 2014 },
  list: { author: '99.co Indonesia', title: 'Satuan ukuran tanah lokal dan internasional (kumparan)', year: 2019 },
  pole: { author: 'procil.id', title: 'Pentingnya satuan luas dan ukur properti', year: null },
  tasikmalaya: { author: 'R. N. Widardin', title: 'Pengukuran tanah dengan istilah satuan bata', year: 2016 },
  tumbak: { author: 'namaguerizka.com', title: '1 tumbak berapa meter persegi', year: 2024 },
  brick: { author: 'zonaviral24h.blogspot.com', title: 'Pengukuran tanah dengan istilah satuan bata', year: 2025 },
  indramayu: { author: 'indramayu.eu.org', title: 'Satuan ukur tanah atau sawah di Indramayu', year: 2020 },
  bouw: { author: 'Wikipedia (nl)', title: 'Bouw (vlaktemaat)', year: null },
  bahu: { author: 'Wikipedia (id), Padmo', title: 'Bahu (agraria)', year: 2007 },
  rante: { author: 'edu.rakyatpress.com', title: '1 rante berapa meter', year: null },
  gambut: { author: 'Radar Banjarmasin', title: 'Di balik menipisnya lahan pertanian Gambut', year: 2019 },
} as const satisfies Readonly<Record<string, LandUnitSource>>;

export type LandUnitSourceId = keyof typeof LAND_UNIT_SOURCES;
