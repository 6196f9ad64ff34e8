import { writeSync } from 'node:fs';
import { SIDEBAR_DAYS } from '#domain/limits.ts';
import './electron-stub/map-electron.mjs';

// The program that is killed: writes preferences without a pause, and prints the number of each write once it is stored. The number
// is the clock, so the file shows which write it contains.
const { storedPreferences } = await import('#main/preferences/preferences.ts');

let number = 0;
const preferences = storedPreferences(() => number - SIDEBAR_DAYS * 86_400_000);
for (;;) {
  number += 1;
  preferences.write({ name: 'sidebarOpen', value: number % 2 === 0 });
  // Not through a stream, whose buffer would be killed as well.
  writeSync(1, `${number}\n`);
}
