import { ConnectionNotice } from './ConnectionNotice.tsx';
import { worldTexts } from './texts.ts';

const texts = worldTexts;

export interface SessionNoticeProps {
  readonly status: 'movedToAnotherTab' | 'kicked';
  readonly onComeBack: () => void;
}

/** The session was taken over by another tab or kicked; the player may rejoin. */
export function SessionNotice({ status, onComeBack }: SessionNoticeProps) {
  return status === 'movedToAnotherTab' ? (
    <ConnectionNotice
      scene="waiting"
      title={texts.elsewhere}
      hint={texts.elsewhereHint}
      action={texts.playHere}
      onAction={onComeBack}
    />
  ) : (
    <ConnectionNotice
      scene="lost"
      title={texts.kicked}
      hint={texts.kickedHint}
      action={texts.comeBack}
      onAction={onComeBack}
    />
  );
}
