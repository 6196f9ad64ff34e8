import type { Plugin } from 'vite';

const PLACE = '/app/start-portal.tsx';
const IMPORT = "import('react-dom/client')";

/**
 * Starts React DOM where the portal asks for it, in a task of its own, though it stays in the page's one file: half of a page's code
 * comes from it, and a file of its own would cost 1.4 KiB. The bundler runs a module that is required when the call comes, one
 * that is imported by name when the file starts, and gives one that is imported by a call its own file.
 */
export const lateReactDom: Plugin = {
  name: 'tunas:late-react-dom',
  apply: 'build',
  enforce: 'pre',
  buildEnd(error) {
    const ids = [...this.getModuleIds()];
    // The prerenderer's own build has no pages to start.
    const starts = ids.some((id) => /react-dom[/\\]client\.js$/.test(id));
    if (error === undefined && starts && !ids.some((id) => id.endsWith(PLACE)))
      this.error(`There is no ${PLACE}, where React DOM is to start.`);
  },
  transform(code, id) {
    if (!id.endsWith(PLACE)) return null;
    if (!code.includes(IMPORT)) this.error(`${id} doesn't import React DOM by a call.`);
    return { code: code.replace(IMPORT, "require('react-dom/client')"), map: null };
  },
};
