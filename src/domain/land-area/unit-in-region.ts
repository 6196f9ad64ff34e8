import { LAND_UNITS, unitsOf, type LandRegion, type LandUnit, type LandUnitId } from './land-units.ts';

/** The unit that a region calls by the name of another region's: "bata" has another size in each. Null where it has none of that name. */
export function unitInRegion(id: LandUnitId, region: LandRegion): (LandUnit & { readonly id: LandUnitId }) | null {
  const units: readonly LandUnit[] = LAND_UNITS;
  const chosen = units.find((unit) => unit.id === id);
  const offered = unitsOf(region);
  const names = namesOf(chosen);
  return (
    offered.find((unit) => unit.id === id) ??
    offered.find((unit) => namesOf(unit).some((name) => names.includes(name))) ??
    null
  );
}

/** None for the unit that the reader names herself. */
function namesOf(unit: LandUnit | undefined): readonly string[] {
  return unit === undefined || unit.word === '' ? [] : [unit.word, ...unit.aliases];
}
