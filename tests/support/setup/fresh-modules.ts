import { vi } from 'vitest';

// Files that put something in the place of a module run one after the other in one process, so that what is in node_modules is
// loaded once. Each begins with modules of its own: those that a file before it loaded have what that file put in.
vi.resetModules();
