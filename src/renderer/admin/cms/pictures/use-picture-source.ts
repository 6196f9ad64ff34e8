import { useCallback } from 'react';
import { narrowSource } from '#domain/picture-address.ts';
import { useRepository } from '#renderer/data/repository.ts';

/** The URL of a picture's address; with a width in px that of the smallest file that is at least as wide. Always the same function. */
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
