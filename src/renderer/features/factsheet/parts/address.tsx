import { Fragment } from 'react';

/** An address as people write it down, which breaks before a slash where it has to. */
export function Address({ children }: { readonly children: string }) {
  return (
    <span translate="no">
      {children.split(/(?<![:/])(?=\/)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
