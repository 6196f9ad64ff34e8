// Every npm script starts here. It makes sure that the packages are installed, then runs the TypeScript program in this same
// process, so that one Ctrl+C ends everything. Plain JavaScript on Node alone: on a fresh clone there are no packages yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const programs = readdirSync(new URL('build/programs/', root)).map((file) => file.replace(/\.ts$/, ''));
// `build:web` is build-web.ts.
const name = process.argv[2]?.replace(':', '-');
if (!programs.includes(name)) {
  console.error(`Which program? One of: ${programs.join(', ')}`);
  process.exit(2);
}
const program = `build/programs/${name}.ts`;
process.chdir(fileURLToPath(root));
install();
process.argv.splice(1, 2, fileURLToPath(new URL(program, root)));
const { register } = await import('tsx/esm/api');
register();
await import(new URL(program, root).href);

/** Installs the packages of the lockfile if they are missing or differ from those that it names. */
function install() {
  const mark = new URL('node_modules/.tunas-lockfile', root);
  const lock = createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', root)))
    .digest('hex');
  // Without a mark npm was called by hand, which leaves a list of its own.
  if (existsSync(mark) ? readFileSync(mark, 'utf8') === lock : isInstalled()) return;
  console.log('Installing packages (npm ci)...');
  const npm = process.env.npm_execpath;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const run = (...words) =>
    npm?.endsWith('.js')
      ? spawnSync(process.execPath, [npm, ...words, ...quiet], { stdio: 'inherit' })
      : spawnSync('npm', [...words, ...quiet], { stdio: 'inherit', shell: process.platform === 'win32' });
  // Only the install scripts that package.json names are run; npm before version 11 doesn't read that and would run all.
  const done = run('ci', '--include=dev', '--ignore-scripts');
  const { allowScripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  // Without a name npm would build every package, with all install scripts.
  if (done.status === 0 && allowed.length > 0 && run('rebuild', ...allowed).status !== 0) {
    console.error(
      `Not built here: ${allowed.join(', ')}. Everything but the keychain of the desktop app works without.`,
    );
  }
  if (done.status !== 0) {
    console.error('The packages could not be installed. See the lines above; the network is the usual cause.');
    process.exit(1);
  }
  writeFileSync(mark, lock);
}

/** Whether npm has listed just the lockfile's packages as installed. Optional ones may be missing: other platforms', and keytar where it can't be built. */
function isInstalled() {
  const list = new URL('node_modules/.package-lock.json', root);
  if (!existsSync(list)) return false;
  const [wanted, there] = [new URL('package-lock.json', root), list].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  const same = ([path, { version, integrity, optional }]) => {
    const found = there[path];
    return path === '' || (found ? found.version === version && found.integrity === integrity : optional === true);
  };
  return Object.keys(there).every((path) => path in wanted) && Object.entries(wanted).every(same);
}
