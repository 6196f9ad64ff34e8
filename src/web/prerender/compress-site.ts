import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt)$/;
/** Below this many bytes the headers cost more than compressing saves. */
const WORTH_IT = 500;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a brotli and a gzip copy beside every text of the site, at the strongest setting: it is done once a build. */
export async function compressSite(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const file = join(folder, name);
    if (!COMPRESSIBLE.test(name) || statSync(file).size < WORTH_IT) continue;
    const content = readFileSync(file);
    const [brotli, zipped] = await Promise.all([
      toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      toGzip(content, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, zipped);
  }
}
