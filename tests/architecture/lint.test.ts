import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageProgram } from '../../build/processes/package-program.ts';
import { ROOT } from '#tests/support/project-files.ts';

const COMPONENT = `
import { useState, useEffect } from 'react';
let count = 0;
export function Component({ asked }: { asked: any }) {
  if (asked) useState(0);
  const Inner = () => <p>{asked}</p>;
  count += 1;
  useEffect(() => { console.log(asked); }, []);
  try { asked(); } catch {}
  const unused = 1;
  return <Inner key={Math.random()} />;
}
`;

const TEST = `
import { useState } from 'react';
export function Component({ asked }: { asked: boolean }) {
  if (asked) useState(0);
  return null;
}
`;

/** The rules that Oxlint finds broken in this text of a file. */
function broken(name: string, text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-lint-'));
  writeFileSync(join(folder, name), text);
  const config = join(ROOT, '.oxlintrc.json');
  const { stdout } = spawnSync(process.execPath, [packageProgram('oxlint'), '-c', config, '-f', 'json', folder]);
  rmSync(folder, { recursive: true, force: true });
  const { diagnostics } = JSON.parse(stdout.toString()) as { diagnostics: readonly { code: string }[] };
  return [...new Set(diagnostics.map(({ code }) => code))].sort();
}

test('the linter refuses what breaks the rules of hooks and of React’s compiler, an empty catch, `any`, and what nothing uses', () => {
  expect(broken('component.tsx', COMPONENT)).toEqual([
    'eslint(no-empty)',
    'eslint(no-unused-vars)',
    'react(globals)',
    'react(purity)',
    'react(static-components)',
    'react-hooks(exhaustive-deps)',
    'react-hooks(rules-of-hooks)',
    'typescript(no-explicit-any)',
  ]);
});

test('the rules of hooks hold in tests, too', () => {
  expect(broken('component.test.tsx', TEST)).toEqual(['react-hooks(rules-of-hooks)']);
});
