import { usePictureSource } from '../pictures/use-picture-source.ts';

interface Props {
  /** Address of the picture; empty where there is none yet. */
  readonly image: string;
  readonly title: string;
  readonly detail: string;
}

/** What both languages share, in the editor's head: the picture and two short lines. */
export function HeadSummary({ image, title, detail }: Props) {
  const pictureSource = usePictureSource();
  return (
    <>
      {image === '' ? (
        <span className="editor-thumb editor-no-thumb" />
      ) : (
        <img className="editor-thumb" src={pictureSource(image, 160)} alt="" />
      )}
      <span className="editor-facts-words">
        <span className="editor-facts-title">{title}</span>
        <span className="editor-facts-detail">{detail}</span>
      </span>
    </>
  );
}
