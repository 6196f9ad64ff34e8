/** Pages that are never kept: they belong to whoever is signed in, or has a link to a draft. */
const PRIVATE = /^\/(en\/)?(auth|profile|preview|admin)(\/|$)/;

/** Whether a path is one of the public portal's pages, known or not; its other files have an ending. */
export function isPublicPage(path: string): boolean {
  return !PRIVATE.test(path) && !/\.\w+$/.test(path);
}

/** What stands in every page of the portal, and in no login page that a network answers in its place. */
const MARK = '<div id="portal">';

/** Whether an answer is a whole page of the portal. Reads a copy of it. */
export async function isOurPage(answer: Response): Promise<boolean> {
  return answer.status === 200 && !answer.redirected && (await answer.clone().text()).includes(MARK);
}

/** Whether the portal itself says that there is nothing (any more) under an address; a strange network's page doesn't count. */
export async function isOurAbsence(answer: Response): Promise<boolean> {
  return (answer.status === 404 || answer.status === 410) && (await answer.clone().text()).includes(MARK);
}

/**
 * Whether an answer may become a file of a build: the shell carries the portal's mark, and nothing else is a page. A host may send
 * /shell.html on to /shell, so a redirect alone says nothing.
 */
export async function isFileOfBuild(path: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false;
  return path === '/shell.html'
    ? (await answer.clone().text()).includes(MARK)
    : !/text\/html/i.test(answer.headers.get('content-type') ?? '');
}

/** Whether an answer is of this media type: a network's login page is HTML under any address. */
export function isOf(type: RegExp, answer: Response): boolean {
  return answer.status === 200 && type.test(answer.headers.get('content-type') ?? '');
}
