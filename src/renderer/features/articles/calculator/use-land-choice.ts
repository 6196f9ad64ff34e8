import { useState } from 'react';
import {
  LAND_REGIONS,
  LAND_UNITS,
  unitsOf,
  type LandRegion,
  type LandUnit,
  type LandUnitId,
} from '#domain/land-area/land-units.ts';
import { unitInRegion } from '#domain/land-area/unit-in-region.ts';
import { usePlatform } from '#renderer/platform/port.ts';

export type OfferedUnit = LandUnit & { readonly id: LandUnitId };

const UNIT_IDS = LAND_UNITS.map(({ id }) => id);

/** The reader's region and unit, and their own sizes of units: stored on this device. */
export function useLandChoice() {
  const { preferences } = usePlatform();
  const [region, setRegion] = useState<LandRegion>(
    () => preferences.readChoice('land-region', LAND_REGIONS) ?? 'elsewhere',
  );
  const [unitId, setUnitId] = useState<LandUnitId>(() => preferences.readChoice('land-unit', UNIT_IDS) ?? 'ha');
  const [ownSizes, setOwnSizes] = useState<ReadonlyMap<LandUnitId, number | null>>(new Map());
  const units = unitsOf(region);
  return {
    region,
    units,
    /** Null where the region has none of the name of the one that was chosen: another unit would change the size of the land. */
    unit: unitInRegion(unitId, region),
    chooseRegion(chosen: LandRegion) {
      setRegion(chosen);
      preferences.writeChoice('land-region', chosen);
    },
    chooseUnit(chosen: LandUnitId) {
      setUnitId(chosen);
      preferences.writeChoice('land-unit', chosen);
    },
    ownSize: (id: LandUnitId) => ownSizes.get(id) ?? (ownSizes.has(id) ? null : preferences.readNumber(keyOf(id))),
    /** In m²; null takes it back. */
    keepOwnSize(id: LandUnitId, size: number | null) {
      setOwnSizes(new Map(ownSizes).set(id, size));
      preferences.writeNumber(keyOf(id), size);
    },
  };
}

const keyOf = (id: LandUnitId) => `land-unit-size.${id}`;
