/** Pages that are never cached: they belong to the signed-in account, or to a draft's link. */
const PRIVATE = /^\/(en\/)?(auth|profile|preview|admin)(\/|$)/;

/** Whether a path is a public page of the portal, existing or not; all other files have an extension. */
export function isPublicPage(path: string): boolean {
  return !PRIVATE.test(path) && !/\.\w+$/.test(path);
}

/** In every page of the portal, and in no login page that a network sends instead. */
const MARK = '<div id="portal">';

/** Whether a response is a complete page of the portal. Reads a clone of it. */
export async function isOurPage(answer: Response): Promise<boolean> {
  return answer.status === 200 && !answer.redirected && (await answer.clone().text()).includes(MARK);
}

/** Whether the portal itself answered that an address has no page (any more); a network's login page doesn't count. */
export async function isOurAbsence(answer: Response): Promise<boolean> {
  return (answer.status === 404 || answer.status === 410) && (await answer.clone().text()).includes(MARK);
}

/**
 * Whether a response may be stored as a file of a build: the shell must carry the portal's mark, all others must not be HTML pages.
 * A host may redirect /shell.html to /shell, so a redirect alone is allowed.
 */
export async function isFileOfBuild(path: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false;
  return path === '/shell.html'
    ? (await answer.clone().text()).includes(MARK)
    : !/text\/html/i.test(answer.headers.get('content-type') ?? '');
}

/** Whether a response has this media type: a network's login page is HTML under any address. */
export function isOf(type: RegExp, answer: Response): boolean {
  return answer.status === 200 && type.test(answer.headers.get('content-type') ?? '');
}
