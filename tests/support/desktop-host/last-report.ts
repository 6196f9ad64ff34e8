import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Waits for a program's end and gives the line of JSON that it printed; without one its words are the error. */
export async function reportOf<T>(child: ChildProcessByStdio<null, Readable, Readable>, who: string): Promise<T> {
  let said = '';
  let complained = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  const report = said.split('\n').find((line) => line.startsWith('{'));
  if (report === undefined) throw new Error(`${who} ended without a report:\n${said}${complained}`);
  return JSON.parse(report) as T;
}
