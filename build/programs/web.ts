import { createServer } from 'vite';
import { freePort, wantedPort } from '../processes/free-port.ts';
import { backendToBuildAgainst } from '../backend/local-backend.ts';
import { onStop } from '../processes/on-stop.ts';

// The program behind `npm run web`: embedded backend, and the web portal with hot reload.
const say = (line: string): void => console.log(line);

const SITE_PORT = 5173;

try {
  // Checked before a database and a password are created.
  wantedPort('PORT', SITE_PORT);
  const backend = await backendToBuildAgainst(say);
  const port = await freePort('PORT', SITE_PORT, say);
  const server = await createServer({ configFile: 'src/web/vite.config.ts', server: { port } });
  onStop(() => server.close());
  await server.listen();
  const url = `http://127.0.0.1:${server.config.server.port}`;
  backend.portalAt(url);
  say(`Portal: ${url}   (Ctrl+C ends it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
