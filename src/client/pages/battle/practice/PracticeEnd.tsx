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
import styles from './PracticeRace.module.css';

const texts = battleTexts.practice;

interface PracticeEndProps {
  readonly practice: Practice;
  readonly isSolved: boolean;
  readonly outfits: Outfits;
}

/** What a practice came to. */
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
      <main className={styles.end}>
        <Panel className={styles.card}>
          <div className={styles.result}>
            <h1 ref={title} tabIndex={-1}>
              {isSolved ? texts.allSolved : texts.timeUp}
            </h1>
            <AvatarPreview
              itemKeys={outfits.get(user?.userId ?? 0) ?? []}
              height={150}
              expression={isSolved ? 'happy' : 'default'}
              label=""
            />
            <p>{place === null ? battleTexts.youTried : texts.place(place, placeCount)}</p>
            <p>
              {battleTexts.solved(row?.successCount ?? 0)} · {battleTexts.points(row?.totalPoint ?? 0)}
            </p>
            <small>{texts.note}</small>
          </div>
          <div className={styles.actions}>
            {again.error && <p role="alert">{userMessageOf(again.error, texts.startFailed)}</p>}
            <Button
              size="large"
              wide
              icon={<RotateCcw />}
              busy={again.isPending}
              onClick={() => again.mutate()}
            >
              {texts.again}
            </Button>
            <ButtonLink to={paths.battles}>
              <Swords aria-hidden="true" /> {battleTexts.toLobby}
            </ButtonLink>
          </div>
        </Panel>
      </main>
    </BattleFrame>
  );
}
