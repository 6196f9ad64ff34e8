import type { HasFocalPoint } from '#domain/focal-point.ts';
import { objectPosition } from '#renderer/ui/picture.tsx';
import { usePictureSource } from '../pictures/use-picture-source.ts';

const EDITOR_THUMB = 'editor-thumb flex-none w-16 h-11 rounded-[6px] object-cover';

interface Props extends HasFocalPoint {
  /** Address of the picture; empty where there is none yet, null where there never is one. */
  readonly image: string | null;
  readonly title: string;
  readonly detail: string;
}

/** What both languages share, in the editor's head: the picture and two short lines. */
export function HeadSummary({ image, focus, title, detail }: Props) {
  const pictureSource = usePictureSource();
  return (
    <>
      {image === null ? null : image === '' ? (
        <span className={`${EDITOR_THUMB} border-[1.5px] border-dashed border-line-strong bg-sunk`} />
      ) : (
        <img className={EDITOR_THUMB} style={objectPosition(focus)} src={pictureSource(image, 160)} alt="" />
      )}
      <span className="flex flex-col min-w-0">
        <span className="font-bold">{title}</span>
        <span className="line-clamp-2 text-ink-3 text-small wrap-anywhere">{detail}</span>
      </span>
    </>
  );
}
