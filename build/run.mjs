// Every npm script starts here. It makes sure that the packages are installed, then runs the TypeScript program in this same
// process, so that one Ctrl+C ends everything. Plain JavaScript on Node alone: on a fresh clone there are no packages yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Installs the packages of the lockfile if they are missing or others than it names. */
function install() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci)...');
  const npm = process.env.npm_execpath;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'ci', '--include=dev', ...quiet], { stdio: 'inherit' })
    : spawnSync('npm', ['ci', '--include=dev', ...quiet], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error('The packages could not be installed. See the lines above; the network is the usual cause.');
    process.exit(1);
  }
}

/** npm lists what it has installed in a lockfile of its own, when it is done. Optional packages are for some platforms only. */
function isInstalled() {
  const installed = new URL('node_modules/.package-lock.json', root);
  if (!existsSync(installed)) return false;
  const [wanted, there] = [new URL('package-lock.json', root), installed].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = there[path];
    return path === '' || (found ? found.version === version && found.integrity === integrity : optional === true);
  });
}
