import { useRef, type ReactNode, type Ref } from 'react';

/** Phones turn what they have into one of these where they can: an iPhone its HEIC into JPEG. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface Props {
  readonly id?: string;
  readonly className: string;
  readonly describedBy?: string | undefined;
  readonly multiple?: boolean;
  /** The accepted types; pictures by default. */
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button that lets the person choose files. */
export function FileChooser(props: Props) {
  const { id, className, describedBy, multiple = false, accept = ACCEPTED_PICTURES, onFiles, ref, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        ref={ref}
        id={id}
        type="button"
        className={className}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
