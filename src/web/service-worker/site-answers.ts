/** Pages that are never kept: they belong to whoever is signed in. */
const PRIVATE = /^\/(en\/)?(auth|profile|admin)(\/|$)/;

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

/** Whether an answer is of this media type: a network's login page is HTML under any address. */
export function isOf(type: RegExp, answer: Response): boolean {
  return answer.status === 200 && type.test(answer.headers.get('content-type') ?? '');
}

/** Caches of this name hold the files of one build, or pages that were read with it. */
const BUILD_CACHE = /^tunas-(?:build|pages)-(\w+)$/;

/** The caches of builds before the last two, oldest first as browsers list them: an open tab may be of the one before. */
export function cachesToDrop(names: readonly string[], build: string): readonly string[] {
  const builds = names.flatMap((name) => /^tunas-build-(\w+)$/.exec(name)?.[1] ?? []).filter((each) => each !== build);
  const kept = [build, builds.at(-1)];
  return names.filter((name) => {
    const of = BUILD_CACHE.exec(name)?.[1];
    return of !== undefined && !kept.includes(of);
  });
}
