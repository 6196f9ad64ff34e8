import { createContext, useContext, useEffect, useRef, type ComponentType, type RefObject } from 'react';

/** Something that can be done with what is open, as the palette of commands offers it. */
export interface PaletteCommand {
  /** Its own among those of the screen. */
  readonly key: string;
  readonly label: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly Icon: ComponentType<{ readonly className?: string }>;
  readonly run: () => void;
}

/** The commands of the parts of the screen that are open, as each has them at its last rendering. */
export const PaletteCommandsContext = createContext<Set<RefObject<readonly PaletteCommand[]>>>(new Set());

/** Offers commands in the palette while this part of the screen is there. */
export function usePaletteCommands(commands: readonly PaletteCommand[]): void {
  const offered = useContext(PaletteCommandsContext);
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    offered.add(latest);
    return () => void offered.delete(latest);
  }, [offered]);
}

/** What is offered now; running one does what its part of the screen would do at that moment. */
export function offeredCommands(offered: ReadonlySet<RefObject<readonly PaletteCommand[]>>): readonly PaletteCommand[] {
  return [...offered].flatMap((part) =>
    part.current.map((command) => ({
      ...command,
      run: () => part.current.find(({ key }) => key === command.key)?.run(),
    })),
  );
}
