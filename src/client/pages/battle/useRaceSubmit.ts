import { useState } from 'react';
import { useSubmitToRace, type RaceCalls } from '#client/net/battle/raceCalls.ts';
import { SubmissionKey } from '#client/net/learning/submissions.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';

/** Hands in to a race, with the sounds of it. */
export function useRaceSubmit(calls: RaceCalls, competitionContentId: number) {
  const { id: channelId } = useChannel();
  const [key] = useState(() => new SubmissionKey());
  return useSubmitToRace(
    { channelId, calls, competitionContentId, key },
    {
      onMutate: () => requestSound('submit'),
      onSuccess: ({ verdict }) => {
        if (verdict !== null) requestSound(verdict === 'AC' ? 'correct' : 'oops');
      },
    },
  );
}
