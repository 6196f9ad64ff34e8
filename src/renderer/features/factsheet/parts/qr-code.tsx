import { useMemo } from 'react';
import { encode } from 'uqr';

interface Props {
  readonly text: string;
  readonly label: string;
  /** How large it is. */
  readonly className?: string;
}

/** The quiet zone in modules, as ISO/IEC 18004 requires. */
const QUIET = 4;

/** A QR code as SVG, which can be read even if a seventh of it is damaged (level M). */
export function QrCode({ text, label, className = 'size-[28mm]' }: Props) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: modules + 2 * QUIET, path: squares.join('') };
  }, [text]);
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path fill="#000" d={path} transform={`translate(${QUIET} ${QUIET})`} />
    </svg>
  );
}
