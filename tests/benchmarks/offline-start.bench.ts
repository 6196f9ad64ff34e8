import { launchDesktop } from '../support/desktop-host/launch-desktop.ts';
import { serveApp } from '../support/backend/served-backend.ts';
import { machine, percentile } from './bench-backend.ts';

// node --import tsx tests/benchmarks/offline-start.bench.ts: how long the desktop's portal takes from load to the h1 with no
// network, beside the same with one, in turn. The goal is a ratio of the medians of at most 1.1.

const ROUNDS = 10;
const PATHS = ['/', '/article/1', '/blog'];

/** In the page: when its own heading has words, not that of the page that opens it, in milliseconds from the start of the load. */
const HEADED = `new Promise((resolve) => {
  const look = () => (document.querySelector('main h1:not([role=status] *)')?.textContent.trim() ? resolve(performance.now()) : requestAnimationFrame(look));
  look();
})`;

const app = await serveApp('offline-start-bench');
const desktop = await launchDesktop(app.out);
try {
  console.log(`${machine()}, host ${desktop.host}, ${ROUNDS} loads each`);
  for (const path of PATHS) {
    const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
    // One load each before, so that neither pays for a cold cache.
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const network of ['with', 'without'] as const) {
        await desktop.setNetwork(network === 'with');
        await desktop.page.goto(desktop.address(path), { waitUntil: 'commit' });
        const time = await desktop.page.evaluate<number>(HEADED);
        if (round >= 0) times[network].push(time);
      }
    }
    const [online, offline] = [percentile(times.with, 0.5), percentile(times.without, 0.5)];
    console.log(
      `${path.padEnd(12)} with ${online.toFixed(0).padStart(5)} ms, without ${offline.toFixed(0).padStart(5)} ms, ratio ${(offline / online).toFixed(2)}`,
    );
  }
} finally {
  await desktop.close();
  await app.stop();
}
