import { startLocalBackend } from '../backend/local-backend.ts';

// The program behind `npm run backend`: the embedded backend alone.
try {
  const backend = await startLocalBackend((line) => console.log(line));
  console.log(`Its keys: ${backend.keysFile}   (Ctrl+C ends it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
