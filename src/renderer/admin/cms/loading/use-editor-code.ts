import { type ComponentType, useEffect, useState } from 'react';
import { usePlatform } from '#renderer/platform/port.ts';
import type { AddressedItem } from './addressed-editor.tsx';

/** Loads an editor's code: ten times as large as the list's, which doesn't wait for it. The same function at each render. */
export type FetchEditor = () => Promise<ComponentType<AddressedItem>>;

export type EditorCode =
  | { readonly kind: 'opening' }
  | { readonly kind: 'there'; readonly Editor: ComponentType<AddressedItem> }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The editor, once its code is there. */
export function useEditorCode(fetchEditor: FetchEditor): EditorCode {
  const platform = usePlatform();
  const [code, setCode] = useState<EditorCode>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const retry = () => {
      setCode({ kind: 'opening' });
      setAttempt((number) => number + 1);
    };
    fetchEditor().then(
      (Editor) => wanted && setCode({ kind: 'there', Editor }),
      (error: unknown) => {
        if (!wanted || platform.reloadForNewBuild(error)) return;
        console.warn('The editor’s code could not be fetched:', error);
        setCode({ kind: 'failed', retry });
      },
    );
    return () => {
      wanted = false;
    };
  }, [platform, attempt, fetchEditor]);
  return code;
}

/** Has the editor's code fetched while the list is read: opening an item then waits for nothing, not even a network. */
export function useEditorSoon(fetchEditor: FetchEditor, listIsThere: boolean): void {
  useEffect(() => {
    if (!listIsThere) return;
    fetchEditor().catch((error: unknown) => console.warn('The editor’s code could not be fetched ahead:', error));
  }, [fetchEditor, listIsThere]);
}
