import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** One package as Vite lists it (`build.license`). */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** The licence's short name, as the package gives it. */
  readonly identifier?: string;
  readonly text?: string;
}

/** The file into which each build writes its list, in its own folder; it is removed afterwards. */
export const LICENCES_FILE = 'licences.json';

export const NOTICES_FILE = 'third-party-notices.txt';

const ROOT = join(import.meta.dirname, '../..');

/** Packages without modules in a bundle whose output is in it: styles. */
const IN_STYLES = ['tailwindcss'];

/** Reads and removes the lists that builds left in these folders. Throws where one is missing, because a bundle would lack its notices. */
export function collectLicences(folders: readonly string[]): readonly Licensed[] {
  return folders.flatMap((folder) => {
    const file = join(folder, LICENCES_FILE);
    const list = JSON.parse(readFileSync(file, 'utf8')) as readonly Licensed[];
    rmSync(file);
    return list;
  });
}

/** A package of node_modules, as Vite would list it. */
export function licenceOf(name: string): Licensed {
  const folder = join(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license?: string;
  };
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  return {
    name,
    version,
    ...(license === undefined ? {} : { identifier: license }),
    ...(file === undefined ? {} : { text: readFileSync(join(folder, file), 'utf8').trim() }),
  };
}

/** The licences of what is in every build but no module: styles and the typeface. */
export function licencesOfStyles(): readonly Licensed[] {
  const typeface = {
    name: 'Plus Jakarta Sans',
    version: licenceOf('@fontsource-variable/plus-jakarta-sans').version,
    identifier: 'OFL-1.1',
    text: readFileSync(join(ROOT, 'src/renderer/ui/fonts/LICENSE.txt'), 'utf8').trim(),
  };
  return [typeface, ...IN_STYLES.map(licenceOf)];
}

/** The notices for a build: each package once, by name. Throws where one has no licence. */
export function thirdPartyNotices(packages: readonly Licensed[], closing = ''): string {
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  const silent = [...byName.values()].filter(({ identifier, text }) => !identifier && !text);
  if (silent.length > 0) throw new Error(`No licence is known of ${silent.map(({ name }) => name).join(', ')}.`);
  const entries = [...byName].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const sections = entries.map(([title, { identifier, text }]) => {
    const heading = identifier ? `${title} (${identifier})` : title;
    return [heading, '='.repeat(heading.length), '', text ?? 'The package comes without a text of its licence.'].join(
      '\n',
    );
  });
  const opening = `Tunas contains the work of others, under the licences that follow.${closing && `\n${closing}`}`;
  return `${[opening, ...sections].join('\n\n\n')}\n`;
}
