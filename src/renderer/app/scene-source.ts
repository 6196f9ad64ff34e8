import type { SceneName, SceneSource } from '../ui/scene.tsx';

/** Drawings that stand in the page already are taken from there, the others are fetched once. */
export function pageScenes(page: ParentNode): SceneSource {
  const known = new Map<SceneName, string>();
  for (const element of page.querySelectorAll<HTMLElement>('[data-scene]')) {
    known.set(element.dataset['scene'] as SceneName, element.innerHTML);
  }
  const loading = new Map<SceneName, Promise<string>>();
  return {
    read: (name) => known.get(name),
    load(name) {
      const begun = loading.get(name) ?? fetchScene(name);
      loading.set(name, begun);
      begun.then(
        (svg) => known.set(name, svg),
        // Asked for again the next time it is needed.
        () => loading.delete(name),
      );
      return begun;
    },
  };
}

async function fetchScene(name: SceneName): Promise<string> {
  const response = await fetch(`/scenes/${name}.svg`);
  const text = await response.text();
  if (!response.ok || !text.startsWith('<svg')) throw new Error(`/scenes/${name}.svg answered ${response.status}`);
  return text;
}
