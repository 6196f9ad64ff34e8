import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import log from 'electron-log/node.js';

/** The size at which a new file is begun; the previous one stays beside it as `main.old.log`. */
const LARGEST_BYTES = 512 * 1024;

/** The part at the log's end that the diagnostics include. */
const TAIL_LINES = 60;
const TAIL_BYTES = 16 * 1024;
const LONGEST_LINE = 400;
/** Of a line before it is cleaned, which mostly makes it shorter. */
const MOST_CLEANED = 10 * LONGEST_LINE;

/** The console methods whose output goes into the log. */
const LEVELS = ['error', 'warn', 'info', 'log'] as const;

/** The log on this computer. */
export interface LogFile {
  /** Its last lines, the oldest first; none where there is no log. */
  tail(): readonly string[];
}

/**
 * From now on writes the console's output into `main.log` of `folder` as well, each line cleaned by `clean` first. Where the log
 * can't be written, the console says so and nothing else happens.
 */
export function openLogFile(folder: string, clean: (line: string) => string): LogFile {
  const path = join(folder, 'main.log');
  // electron-log would print each line a second time, in its own format.
  log.transports.console.level = false;
  const { file } = log.transports;
  file.resolvePathFn = () => path;
  file.maxSize = LARGEST_BYTES;
  file.format = '{y}-{m}-{d} {h}:{i}:{s}.{ms} {level} {text}';
  // Readable for its owner only, as the app's other files.
  file.writeOptions = { flag: 'a', mode: 0o600, encoding: 'utf8' };
  // By now one text.
  file.transforms.push(({ data }) => cleanLines(String(data), clean) as unknown as unknown[]);
  for (const level of LEVELS) {
    const print = console[level].bind(console);
    console[level] = (...said: unknown[]) => {
      print(...said);
      log[level](...said);
    };
  }
  return { tail: () => tailOf(path) };
}

function cleanLines(text: string, clean: (line: string) => string): string {
  return text
    .split(/\r?\n/)
    .map((line) => clean(beginOf(line)).slice(0, LONGEST_LINE))
    .join('\n');
}

/** Of an endless line only what can be kept is cleaned; it is cut between words, so that no half of a secret is left. */
function beginOf(line: string): string {
  if (line.length <= MOST_CLEANED) return line;
  const blank = line.lastIndexOf(' ', MOST_CLEANED);
  return line.slice(0, blank > 0 ? blank : MOST_CLEANED);
}

function tailOf(path: string): readonly string[] {
  try {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      const start = Math.max(0, size - TAIL_BYTES);
      const bytes = Buffer.alloc(size - start);
      readSync(file, bytes, 0, bytes.length, start);
      const lines = bytes.toString('utf8').split(/\r?\n/);
      // The first line may be cut off at its beginning, and the last one is empty.
      return lines.slice(start === 0 ? 0 : 1, -1).slice(-TAIL_LINES);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : [`The log: ${String(error)}`];
  }
}
