/** Stores the order in which builds were active: browsers list caches in the order of installation. */
const ORDER_CACHE = 'tunas-order';
const ORDER = '/build-order.json';

/** Caches of this name hold the files of one build, or pages that were read with it. */
const BUILD_CACHE = /^tunas-(?:build|pages)-(\w+)$/;

/** A build and the one that was active before it, which open tabs may still use. Without a stored order, the one installed before. */
export function buildsToKeep(
  names: readonly string[],
  activeBefore: readonly string[],
  build: string,
): readonly string[] {
  const installed = names.flatMap((name) => /^tunas-build-(\w+)$/.exec(name)?.[1] ?? []);
  const isOther = (each: string) => each !== build;
  const before = activeBefore.findLast(isOther) ?? installed.findLast(isOther);
  return before === undefined ? [build] : [before, build];
}

/** The caches of all other builds. */
export function cachesToDrop(names: readonly string[], kept: readonly string[]): readonly string[] {
  return names.filter((name) => {
    const of = BUILD_CACHE.exec(name)?.[1];
    return of !== undefined && !kept.includes(of);
  });
}

/**
 * Stores that a build became active, and deletes the caches of all but it and the one before. Nothing is deleted while a newer
 * build is being installed: its files are already there, and it cleans up itself.
 */
export async function keepTwoBuilds(stores: CacheStorage, build: string, isNewerComing: () => boolean): Promise<void> {
  const order = await stores.open(ORDER_CACHE);
  const noted = await order.match(ORDER);
  const kept = buildsToKeep(await stores.keys(), noted ? ((await noted.json()) as string[]) : [], build);
  await order.put(ORDER, Response.json(kept));
  const others = cachesToDrop(await stores.keys(), kept);
  if (!isNewerComing()) await Promise.all(others.map((name) => stores.delete(name)));
}
