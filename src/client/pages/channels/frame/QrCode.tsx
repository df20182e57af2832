import { lazy, Suspense } from 'react';
import { Loading } from '#client/ui/feedback/Loading.tsx';

export interface QrCodeProps {
  readonly text: string;
  /** Name for screen readers. */
  readonly label: string;
}

const QrDrawing = lazy(() => import('./QrDrawing.tsx').then((module) => ({ default: module.QrDrawing })));

/** A QR code; its library comes with the first one. */
export const QrCode = (code: QrCodeProps) => (
  <Suspense fallback={<Loading />}>
    <QrDrawing {...code} />
  </Suspense>
);
