const LEAF = 'M0 14C0 6 4 1 11 0c1 8-3 14-11 14Z';

/** Three leaves growing in turn: the one sign that something is under way. */
export function BusyLeaves() {
  return (
    <svg aria-hidden="true" width="36" height="14" viewBox="0 0 36 14" fill="currentColor">
      {[0, 12, 24].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className="busy-leaf" d={LEAF} />
        </g>
      ))}
    </svg>
  );
}
