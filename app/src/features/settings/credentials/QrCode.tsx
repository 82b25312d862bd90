import { encode } from 'uqr';
import css from './credentials.module.css';

export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  label: string;
}

/** A QR code, with the margin of four modules that cameras need (ISO/IEC 18004). */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={css.picture}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
