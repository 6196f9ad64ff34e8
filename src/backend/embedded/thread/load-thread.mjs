// How the thread begins: it inherits nothing of what reads TypeScript in the program that started it.
import { register } from 'tsx/esm/api';

register();
await import('./database-thread.ts');
