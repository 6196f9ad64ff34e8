import { useState, type ReactNode } from 'react';

interface Props {
  /** How many there are. */
  readonly title: string;
  /** Open whatever was chosen: something in it is searched for. */
  readonly isSearched?: boolean;
  /** The rows, which are drawn once they are seen: there are hundreds. */
  readonly children: () => ReactNode;
}

/** A list that the portal brings along, folded. */
export function BuiltInList({ title, isSearched = false, children }: Props) {
  const [isChosen, setChosen] = useState(false);
  const isOpen = isChosen || isSearched;
  return (
    <details className="mt-7" open={isOpen}>
      <summary
        className="disclosure flex gap-2.5 items-center w-fit min-h-11 font-bold cursor-pointer"
        onClick={(event) => {
          event.preventDefault();
          setChosen(!isOpen);
        }}
      >
        {title}
      </summary>
      {isOpen && (
        <ul aria-label={title} className="border-t-[1.5px] border-line">
          {children()}
        </ul>
      )}
    </details>
  );
}
