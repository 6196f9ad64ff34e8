import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataFolder } from '#backend/embedded/data-folder-lock.ts';

// Takes the lock of a data folder at a given time (ms since 1970), prints the outcome, and holds it until it is killed.
const [folder = '', moment = '0'] = process.argv.slice(2);
await sleep(Math.max(0, Number(moment) - Date.now()));
try {
  lockDataFolder(folder, (line) => console.log(line));
  console.log('It holds the lock.');
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log(String(error));
}
