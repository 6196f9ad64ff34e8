/** Gives every module the stub where it imports `electron`. To be imported before anything that does. */
import { register } from 'node:module';

register(new URL('./resolve-electron.mjs', import.meta.url));
