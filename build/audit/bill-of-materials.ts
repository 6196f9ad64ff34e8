import { writeFileSync } from 'node:fs';
import { fieldsOf, parseJson } from '#domain/json.ts';
import { runNpm } from './run-npm.ts';

/**
 * Writes the software bill of materials of the lockfile (CycloneDX, by `npm sbom`), which needs no network: every package with its
 * version, licence and hash. Gives how many there are. Throws where npm makes none, as npm before 9.5 does.
 */
export async function writeBillOfMaterials(file: string): Promise<number> {
  const printed = await runNpm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only']);
  const { bomFormat, components } = fieldsOf(parseJson(printed));
  if (bomFormat !== 'CycloneDX' || !Array.isArray(components)) throw new Error('npm sbom made no bill of materials.');
  writeFileSync(file, printed);
  return components.length;
}
