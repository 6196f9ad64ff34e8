import { useCallback } from 'react';
import { narrowSource } from '#domain/picture-address.ts';
import { useRepository } from '#renderer/data/repository.ts';

/** Where pictures lie: a width in px asks for the smallest file that is as wide. Always the same function. */
export function usePictureSource(): (address: string, width?: number) => string {
  const { pictureSource } = useRepository();
  return useCallback(
    (address, width) => {
      const source = pictureSource(address);
      return width === undefined ? source : narrowSource(source, width);
    },
    [pictureSource],
  );
}
