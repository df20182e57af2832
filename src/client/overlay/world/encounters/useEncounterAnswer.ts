import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { answerEncounter } from '#client/net/learning/encounters.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import type { Encounter, EncounterVerdict } from '#shared/contract/learning/encounters.ts';

/** One moment of what is played after a wrong answer, and how long a right one is seen, ms. */
const MOMENT_MS = 650;
const RIGHT_MS = 2600;

export interface EncounterAnswer {
  /** Chosen pieces in their order. */
  readonly picks: readonly number[];
  readonly verdict: EncounterVerdict | null;
  /** The number of moments played so far; null when nothing plays. */
  readonly played: number | null;
  readonly isSending: boolean;
  readonly hasFailed: boolean;
  /** Chooses a piece; the last one that is needed sends the answer. */
  readonly add: (index: number) => void;
  /** Chooses a piece, or takes back the last one. */
  readonly toggle: (index: number) => void;
}

/** The answer to an event as it grows: chosen, sent, played when it was wrong, and asked once more. */
export function useEncounterAnswer(encounter: Encounter | null, onRight: () => void): EncounterAnswer {
  const [picks, setPicks] = useState<readonly number[]>([]);
  const [verdict, setVerdict] = useState<EncounterVerdict | null>(null);
  const [played, setPlayed] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const sending = useRef<AbortController | null>(null);
  const isOver = verdict?.triesLeft === 0;
  const isBusy = isSending || isOver || hasFailed || encounter === null;

  const id = encounter?.encounterId ?? null;
  const [shownId, setShownId] = useState(id);
  if (shownId !== id) {
    setShownId(id);
    setPicks([]);
    setVerdict(null);
    setPlayed(null);
    setSending(false);
    setFailed(false);
  }
  useEffect(
    () => () => {
      sending.current?.abort();
      sending.current = null;
    },
    [id],
  );

  const send = async (answer: readonly number[]) => {
    // A bubble is touched in many frames, and more than one of them may be the last.
    if (encounter === null || sending.current !== null) return;
    const closing = new AbortController();
    sending.current = closing;
    setSending(true);
    try {
      const reply = await answerEncounter(encounter.encounterId, answer, closing.signal);
      if (reply === null || closing.signal.aborted) return;
      requestSound(reply.isRight ? 'correct' : 'oops');
      setVerdict(reply);
      setPlayed(reply.isRight ? null : 0);
      if (!reply.isRight) setPicks([]);
    } catch {
      setFailed(true);
    } finally {
      if (sending.current === closing) sending.current = null;
      setSending(false);
    }
  };

  const add = (index: number) => {
    if (isBusy || picks.includes(index)) return;
    const grown = [...picks, index];
    setPicks(grown);
    if (encounter.isOrder) requestSound('bubble');
    if (!encounter.isOrder || grown.length === encounter.pieceList.length) void send(grown);
  };
  const toggle = (index: number) => {
    if (!isBusy && picks.at(-1) === index) setPicks(picks.slice(0, -1));
    else add(index);
  };

  const length = verdict?.playList.length ?? 0;
  useEffect(() => {
    if (played === null || played >= length) return undefined;
    const timer = setTimeout(() => setPlayed(played + 1), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [played, length]);

  const leave = useEffectEvent(onRight);
  const isRight = verdict?.isRight === true;
  useEffect(() => {
    if (!isRight) return undefined;
    const timer = setTimeout(() => leave(), RIGHT_MS);
    return () => clearTimeout(timer);
  }, [isRight]);

  return { picks, verdict, played, isSending, hasFailed, add, toggle };
}
