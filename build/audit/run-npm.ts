import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Fewer retries than npm's default, which takes minutes. */
const PATIENCE = ['--fetch-retries=1', '--fetch-timeout=20000'];

/** What npm prints for these arguments; its own npm, where one runs us. Rejects where it can't be started. */
export async function runNpm(args: readonly string[]): Promise<string> {
  const all = [...args, ...PATIENCE];
  const npm = process.env['npm_execpath'];
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...all], { stdio: ['ignore', 'pipe', 'ignore'] })
    : spawn('npm', all, { stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' });
  const failed = new Promise<never>((_resolve, reject) => void child.once('error', reject));
  return Promise.race([failed, text(child.stdout)]);
}
