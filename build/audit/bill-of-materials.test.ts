import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBillOfMaterials } from './bill-of-materials.ts';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly unknown[];
  readonly hashes?: readonly unknown[];
}

test('the bill of materials names the packages of the lockfile with version, licence and hash', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-sbom-'));
  try {
    const file = join(folder, 'sbom.cdx.json');
    const count = await writeBillOfMaterials(file);
    const { components } = JSON.parse(readFileSync(file, 'utf8')) as { readonly components: readonly Component[] };
    expect(components.length).toBe(count);
    const react = components.find(({ name }) => name === 'react');
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
    expect(react?.version).toBe(manifest.devDependencies['react']);
    expect(react?.licenses).toEqual([{ license: { id: 'MIT' } }]);
    expect(react?.hashes).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
