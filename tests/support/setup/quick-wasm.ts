import { setFlagsFromString } from 'node:v8';

// PGlite starts dozens of times for a few statements each: without optimized code a start takes a third less processor time. The long
// form runs thousands of statements in it.
if (process.env['PROVE'] !== '1') setFlagsFromString('--liftoff-only');
