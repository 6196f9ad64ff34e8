import { LAND_UNITS, unitsOf, type LandRegion, type LandUnit, type LandUnitId } from './land-units.ts';

/**
 * The unit of a region with the same name as the given one of another region: "bata" has another size in each. Null where there is
 * none.
 */
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

/** The names of a unit; none for the one that the reader defines. */
function namesOf(unit: LandUnit | undefined): readonly string[] {
  return unit === undefined || unit.word === '' ? [] : [unit.word, ...unit.aliases];
}
