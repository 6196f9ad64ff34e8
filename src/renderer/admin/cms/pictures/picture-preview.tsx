import { useEffect, useState } from 'react';

const PICTURE_THUMB = 'w-21 h-15 rounded-[6px] bg-sunk object-cover';

/**
 * A picture that is only on this device, small. Shown through its data, because the portal's policy lets pages show no
 * `blob:` addresses.
 */
export function PicturePreview({ blob }: { readonly blob: Blob }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setSource(String(reader.result));
    reader.readAsDataURL(blob);
    return () => {
      reader.onload = null;
      reader.abort();
    };
  }, [blob]);
  return source === null ? <span className={PICTURE_THUMB} /> : <img className={PICTURE_THUMB} src={source} alt="" />;
}
