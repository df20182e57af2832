import { RotateCcw, Swords } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { usePractiseAgain } from '#client/net/battle/practices.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Practice } from '#shared/contract/battle/practices.ts';
import { BattleFrame } from '../BattleFrame.tsx';
import { battleTexts } from '../texts.ts';
import type { Outfits } from '../useOutfits.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import styles from '../Arena.module.css';

const texts = battleTexts.practice;

interface PracticeEndProps {
  readonly practice: Practice;
  readonly isSolved: boolean;
  readonly outfits: Outfits;
}

/** The result of a practice. */
export function PracticeEnd({ practice, isSolved, outfits }: PracticeEndProps) {
  const { id: channelId, channelDomain } = useChannel();
  const { practiceId, board, place, placeCount } = practice;
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const again = usePractiseAgain(
    { channelId, practiceId },
    {
      onSuccess: (fresh) => navigate(paths.practice(channelDomain, fresh.practiceId), { replace: true }),
    },
  );
  const [row] = board.rankList;
  const [user] = board.userList;
  return (
    <BattleFrame title={texts.title} back={{ to: paths.battles, text: battleTexts.toLobby }} floorAt={62}>
      <main className={styles.middle}>
        <Panel className={styles.door}>
          <Stack gap={2} align="center">
            <h1 ref={title} tabIndex={-1}>
              {isSolved ? texts.allSolved : texts.timeUp}
            </h1>
            <AvatarPreview
              itemKeys={outfits.get(user?.userId ?? 0) ?? []}
              height={150}
              expression={isSolved ? 'happy' : 'default'}
              label=""
            />
            <Text size="heading" align="center">
              {place === null ? battleTexts.youTried : texts.place(place, placeCount)}
            </Text>
            <Text size="heading" align="center">
              {battleTexts.solved(row?.successCount ?? 0)} · {battleTexts.points(row?.totalPoint ?? 0)}
            </Text>
            <Hint align="center">{texts.note}</Hint>
          </Stack>
          <Stack gap={3}>
            {again.error && <Text role="alert">{userMessageOf(again.error, texts.startFailed)}</Text>}
            <Button
              size="large"
              wide
              icon={<RotateCcw />}
              busy={again.isPending}
              onClick={() => again.mutate()}
            >
              {texts.again}
            </Button>
            <ButtonLink to={paths.battles} icon={<Swords aria-hidden="true" />}>
              {battleTexts.toLobby}
            </ButtonLink>
          </Stack>
        </Panel>
      </main>
    </BattleFrame>
  );
}
