import { Hand } from 'lucide-react';
import { useState } from 'react';
import { useAskPuzzleFriend } from '#client/net/learning/dailyPuzzles.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { RowButton } from '#client/ui/button/IconButton.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { PUZZLE_QUESTIONS } from '#shared/content/puzzleQuestions.ts';
import type { PuzzleFriend } from '#shared/contract/learning/dailyPuzzles.ts';
import { ShellIcon } from '#client/ui/stage/ShellIcon.tsx';
import { puzzleTexts } from './texts.ts';
import styles from './Puzzle.module.css';

interface PuzzleFriendsProps {
  readonly day: string;
  readonly friends: readonly PuzzleFriend[];
  /** The puzzle is not solved yet. */
  readonly canAsk: boolean;
}

/** Friends who solved the puzzle, and how, never how fast; each may be asked by a prepared question. */
export function PuzzleFriends({ day, friends, canAsk }: PuzzleFriendsProps) {
  const [askedId, setAskedId] = useState<number | null>(null);
  const asked = canAsk ? friends.find(({ userId }) => userId === askedId) : undefined;
  return (
    <Panel title={puzzleTexts.friends(friends.length)} titleTone="violet" className={styles.friends}>
      {friends.length === 0 ? (
        <Stack align="center" gap={3} pad={5}>
          <ShellIcon tone="later" size={64} />
          <Text bold>{puzzleTexts.noFriends}</Text>
          <Text size="small" tone="soft" align="center">
            {puzzleTexts.noFriendsHint}
          </Text>
        </Stack>
      ) : (
        <Stack as="ul" gap={4}>
          {friends.map(({ userId, nickname, itemIdList, way, partOfDay }) => (
            <Row as="li" key={userId}>
              <Avatar nickname={nickname} itemIdList={itemIdList} />
              <Stack gap={0} grow>
                <Text as="b" truncate>
                  {nickname}
                </Text>
                <Text as="span" size="caption" tone="soft">
                  {way === 'CHOICE' ? puzzleTexts.parts[partOfDay] : puzzleTexts.ways[way]}
                </Text>
              </Stack>
              {canAsk ? (
                <RowButton
                  label={puzzleTexts.askOne(nickname)}
                  icon={<Hand />}
                  aria-expanded={askedId === userId}
                  onClick={() => setAskedId(askedId === userId ? null : userId)}
                />
              ) : (
                <ShellIcon tone="done" size={30} />
              )}
            </Row>
          ))}
        </Stack>
      )}
      {asked && <Questions key={asked.userId} day={day} friend={asked} onDone={() => setAskedId(null)} />}
    </Panel>
  );
}

interface QuestionsProps {
  readonly day: string;
  readonly friend: PuzzleFriend;
  readonly onDone: () => void;
}

/** The prepared questions; one of them goes to the friend as a notification. */
function Questions({ day, friend: { userId, nickname }, onDone }: QuestionsProps) {
  const ask = useAskPuzzleFriend(day, {
    onSuccess: () => {
      showToast({ text: puzzleTexts.asked(nickname), theme: 'success' });
      onDone();
    },
    onError: (error) => showToast({ text: userMessageOf(error, puzzleTexts.askFailed), theme: 'warning' }),
  });
  return (
    <Stack gap={3} before={4} role="group" aria-label={puzzleTexts.askWhat(nickname)}>
      <Text size="label">{puzzleTexts.askWhat(nickname)}</Text>
      {PUZZLE_QUESTIONS.map(({ id, text }) => (
        <Button
          key={id}
          tone="alt"
          size="small"
          wide
          disabled={ask.isPending}
          onClick={() => ask.mutate({ friendId: userId, questionId: id })}
        >
          {text}
        </Button>
      ))}
    </Stack>
  );
}
