import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { whenNear } from './when-near.ts';

export type SceneName =
  | 'hero'
  | 'field-head'
  | 'plots'
  | 'grass'
  | 'soil'
  | 'scarecrow'
  | 'sprout'
  | 'spot-vision'
  | 'spot-mission'
  | 'spot-education'
  | 'spot-community';

/** Where drawings come from: the prerenderer has all of them, a browser those on its page, and fetches the rest. */
export interface SceneSource {
  read(name: SceneName): string | undefined;
  load(name: SceneName): Promise<string>;
}

export const SceneContext = createContext<SceneSource>({
  read: () => undefined,
  load: () => Promise.resolve(''),
});

interface Props {
  readonly name: SceneName;
  readonly className?: string;
  /** Far below the first view: left out of the page, and fetched when it comes near. */
  readonly later?: boolean;
}

/**
 * An inline SVG scene, so that its colours follow the theme and it is there with the first paint. It is decorative. The SVG is our
 * own file, cleaned at build time.
 */
export function Scene({ name, className = '', later = false }: Props) {
  const source = useContext(SceneContext);
  const place = useRef<HTMLSpanElement>(null);
  const [svg, setSvg] = useState(() => (later ? '' : (source.read(name) ?? '')));
  useEffect(() => {
    const element = place.current;
    if (svg || !element) return;
    let shown = true;
    const load = () =>
      source.load(name).then(
        (loaded) => shown && setSvg(loaded),
        (error: unknown) => console.warn(`The drawing ${name} isn't there:`, error),
      );
    const stop = whenNear(element, () => void load());
    return () => {
      shown = false;
      stop();
    };
  }, [name, source, svg]);
  return (
    <span
      ref={place}
      aria-hidden="true"
      data-scene={name}
      className={`scene ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
