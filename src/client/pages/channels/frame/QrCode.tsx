import { useQuery } from '@tanstack/react-query';
import { Loading } from '#client/ui/feedback/Loading.tsx';

export interface QrCodeProps {
  readonly text: string;
  /** Name for screen readers. */
  readonly label: string;
}

/** Modules of quiet paper around the code, as readers want it. */
const MARGIN = 2;

/** A QR code, drawn with rectangles; its library comes with the first one. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data: modules } = useQuery({
    queryKey: ['qrCode', text] as const,
    queryFn: async () => {
      const { create } = await import('qrcode');
      return create(text, { errorCorrectionLevel: 'M' }).modules;
    },
    staleTime: Infinity,
  });
  if (!modules) return <Loading />;
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
