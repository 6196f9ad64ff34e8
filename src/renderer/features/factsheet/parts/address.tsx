import { Fragment } from 'react';

/** An address as people write it down: without its scheme, and broken before a slash where it has to be. */
export function Address({ children }: { readonly children: string }) {
  return (
    <span translate="no">
      {children
        .replace(/^https?:\/\//, '')
        .split(/(?=\/)/)
        .map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </span>
  );
}
