import { Dumbbell } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useStartPractice } from '#client/net/battle/practices.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { battleTexts as texts } from '../texts.ts';

/** Opens a practice of a race that is over, by the code of its room or the id of its competition. */
export function PracticeButton({ raceKey }: { readonly raceKey: string }) {
  const { id: channelId, channelDomain } = useChannel();
  const navigate = useNavigate();
  const start = useStartPractice(
    { channelId, key: raceKey },
    { onSuccess: ({ practiceId }) => navigate(paths.practice(channelDomain, practiceId)) },
  );
  return (
    <Button tone="sea" icon={<Dumbbell />} busy={start.isPending} onClick={() => start.mutate()}>
      {texts.practice.start}
    </Button>
  );
}
