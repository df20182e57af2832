import { Award, BookOpen, History } from 'lucide-react';
import { useState } from 'react';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { Replay } from '../Replay.tsx';
import { Solutions } from '../Solutions.tsx';
import { useOutfits } from '../useOutfits.ts';
import { competitionTexts as texts } from './texts.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import podium from '../BattlePodium.module.css';
import styles from './Competition.module.css';

interface WinnersProps {
  readonly competitionId: number;
  readonly board: Scoreboard;
}

const PLACES = 3;
/** The most runners in the replay that have their own looks; further ones are silhouettes. */
const MOST_DOLLS = 30;

/** The first three on their steps, a kind word, the certificate, and what can be learned from it. */
export function Winners({ competitionId, board }: WinnersProps) {
  const { id: channelId } = useChannel();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const [shown, setShown] = useState<'solutions' | 'replay' | null>(null);
  const placed = board.rankList.filter(({ rank, totalPoint }) => rank <= PLACES && totalPoint > 0);
  const first = placed.slice(0, PLACES);
  const own = board.rankList.find(({ userIdList }) => userIdList.includes(ownId));
  const hasPlace = own !== undefined && placed.includes(own);
  const outfits = useOutfits(board.userList.slice(0, MOST_DOLLS).map(({ userId }) => userId));
  const nameOf = (userId: number | null) =>
    board.userList.find((user) => user.userId === userId)?.nickname ?? '';
  return (
    <section className={styles.winners} aria-label={texts.winners}>
      {first.length === 0 ? (
        <Text size="heading" align="center">
          {texts.nobodyWon}
        </Text>
      ) : (
        <ol className={podium.steps}>
          {first.map((row, index) => (
            <li
              key={row.userIdList.join()}
              className={podium.step}
              data-place={index + 1}
              data-rank={row.rank}
            >
              <AvatarPreview
                itemKeys={outfits.get(row.userId ?? 0) ?? []}
                height={112}
                expression="happy"
                label=""
              />
              <b className={podium.block}>{row.rank}</b>
              <p className={podium.tag} data-own={row === own || undefined}>
                <b>{nameOf(row.userId)}</b>
                <span>{texts.points(row.totalPoint)}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
      <Stack gap={3}>
        {own && (
          <Text size="title" align="center">
            {hasPlace ? texts.place(own.rank) : texts.thanks}
          </Text>
        )}
        {hasPlace && (
          <Button
            size="large"
            wide
            icon={<Award />}
            onClick={() => openDialog('competitionCertificate', { channelId, competitionId })}
          >
            {texts.certificate}
          </Button>
        )}
        <Button tone="sea" wide icon={<BookOpen />} onClick={() => setShown('solutions')}>
          {texts.solutions}
        </Button>
        <Button tone="sea" wide icon={<History />} onClick={() => setShown('replay')}>
          {texts.replay}
        </Button>
      </Stack>
      {shown === 'solutions' && <Solutions board={board} onClose={() => setShown(null)} />}
      {shown === 'replay' && <Replay outfits={outfits} onClose={() => setShown(null)} />}
    </section>
  );
}
