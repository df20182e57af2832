import { useEffect, useEffectEvent, useState } from 'react';
import { sendPending, useSubmitStage } from '#client/net/learning/pendingSubmissions.ts';
import { isUnanswered, untilJudged } from '#client/net/learning/submissions.ts';
import { loadCodeObjects } from '#client/net/world/codeObjects.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { codeObjectStore } from '#client/stores/codeObjectStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useStore } from '#client/ui/useStore.ts';
import { foeOfObject, type Foe, type FoePhase } from '#shared/content/foes.ts';
import type { CodeObject } from '#shared/content/codeObjects.ts';
import { isFoeKind, type FoeKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';

/** The place of the user among the phases of a foe. */
export interface FoeStage {
  readonly kind: FoeKind;
  readonly foe: Foe;
  readonly phase: FoePhase;
  /** The place of the phase that is played, from 0. */
  readonly index: number;
  /** Phases that are won, those included that the server does not know yet. */
  readonly wonCount: number;
  readonly goOn: () => void;
  /** The phase was won, whether the server knows it or not. */
  readonly winHere: () => void;
}

/** Null for an object that is no foe. The state of the foe is known; the phase stays until the user goes on. */
export function useFoeStage({ id, kind }: CodeObject): FoeStage | null {
  const foe = foeOfObject(id);
  const known = useStore(
    codeObjectStore,
    ({ objectList }) => objectList.find(({ objectId }) => objectId === id)?.foe?.wonCount ?? 0,
  );
  /** Phases won since the editor was opened. */
  const [here, setHere] = useState(0);
  const last = (foe?.phases.length ?? 1) - 1;
  const [index, setIndex] = useState(() => Math.min(known, last));
  if (foe === undefined || !isFoeKind(kind)) return null;
  const wonCount = Math.max(known, here);
  const phase = foe.phases[index];
  if (phase === undefined) throw new Error(`The foe ${foe.id} has no phase ${index}.`);
  return {
    kind,
    foe,
    phase,
    index,
    wonCount,
    goOn: () => setIndex(Math.min(index + 1, last)),
    winHere: () => setHere(Math.max(here, index + 1)),
  };
}

export type FoeSaving = 'none' | 'saving' | 'later' | 'won' | 'refused';

const JUDGE_WAIT = { everyMs: 1500, times: 40 } as const;

interface Ended {
  readonly source: string;
  readonly language: Language;
  readonly saving: FoeSaving;
  readonly submission: Submission | null;
  /** The phase was not won before. */
  readonly isNew: boolean;
}

interface FoeWinOptions {
  readonly stage: FoeStage | null;
  readonly object: CodeObject;
  /** The run as it was shown to its end has met the goal, with few enough blocks. */
  readonly hasWon: boolean;
  readonly source: string;
  readonly language: Language;
}

/** Hands a winning program in by itself, at once or when there is a connection again. */
export function useFoeWin({ stage, object, hasWon, source, language }: FoeWinOptions) {
  const channelId = useLearningChannelId();
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const online = useOnline();
  const submit = useSubmitStage({ channelId, userId });
  /** The answer to a program; it counts only as long as the program stands. */
  const [ended, setEnded] = useState<Ended | null>(null);
  const answered = ended?.source === source && ended.language === language ? ended : null;
  const saving = answered?.saving ?? (submit.isPending ? 'saving' : 'none');

  const end = (how: Pick<Ended, 'saving' | 'submission'>) => {
    if (stage === null) return;
    setEnded({ ...how, source, language, isNew: stage.wonCount <= stage.index });
    if (how.saving === 'refused') {
      requestSound('oops');
      return;
    }
    stage.winHere();
    if (how.saving === 'later') return;
    playEffect('dolphinJump');
    void loadCodeObjects(object.mapId, { quiet: true }).catch(() => undefined);
  };

  const sendLate = useEffectEvent(
    () =>
      void sendPending({ channelId, userId }, ({ problemId }, submission) => {
        if (problemId === stage?.phase.problemId) end({ saving: savingOf(submission), submission });
        else void loadCodeObjects(object.mapId, { quiet: true }).catch(() => undefined);
      }),
  );
  const isFoe = stage !== null;
  useEffect(() => {
    if (isFoe && online && userId !== 0) sendLate();
  }, [isFoe, online, userId]);

  const win = useEffectEvent(() => {
    if (stage === null || saving === 'won' || saving === 'later') return;
    submit
      .mutateAsync({ problemId: stage.phase.problemId, language, source })
      .then((first) => untilJudged(channelId, first, JUDGE_WAIT))
      .then(
        (submission) => end({ saving: savingOf(submission), submission }),
        (error: unknown) => end({ saving: isUnanswered(error) ? 'later' : 'refused', submission: null }),
      );
  });
  useEffect(() => {
    if (hasWon) win();
  }, [hasWon]);

  return { saving, submission: answered?.submission ?? null, isNew: answered?.isNew ?? false };
}

/** The verdict of a busy judge comes by a push. */
function savingOf({ verdict }: Submission): 'later' | 'won' | 'refused' {
  if (verdict === null) return 'later';
  return verdict === 'AC' ? 'won' : 'refused';
}
