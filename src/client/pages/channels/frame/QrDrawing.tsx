import { create } from 'qrcode';
import type { QrCodeProps } from './QrCode.tsx';

/** Modules of quiet paper around the code, as readers want it. */
const MARGIN = 2;

/** A QR code, drawn with rectangles. */
export function QrDrawing({ text, label }: QrCodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * MARGIN;
  const dark = Array.from(modules.data).flatMap((isDark, index) =>
    isDark
      ? [`M${(index % modules.size) + MARGIN} ${Math.floor(index / modules.size) + MARGIN}h1v1h-1z`]
      : [],
  );
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
