import { LineNotice } from './LineNotice.tsx';
import { worldTexts } from './texts.ts';

const texts = worldTexts;

export interface SeatNoticeProps {
  readonly status: 'movedToAnotherTab' | 'kicked';
  readonly onComeBack: () => void;
}

/** The seat is gone, to another tab or for good, until the player asks for it again. */
export function SeatNotice({ status, onComeBack }: SeatNoticeProps) {
  return status === 'movedToAnotherTab' ? (
    <LineNotice
      scene="waiting"
      title={texts.elsewhere}
      hint={texts.elsewhereHint}
      action={texts.playHere}
      onAction={onComeBack}
    />
  ) : (
    <LineNotice
      scene="lost"
      title={texts.kicked}
      hint={texts.kickedHint}
      action={texts.comeBack}
      onAction={onComeBack}
    />
  );
}
