import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import type { PuzzleFriend } from '#shared/contract/learning/dailyPuzzles.ts';
import { ShellIcon } from '#client/ui/stage/ShellIcon.tsx';
import { puzzleTexts } from './texts.ts';
import styles from './Puzzle.module.css';

/** Friends who solved the puzzle, and how; never how fast. */
export function PuzzleFriends({ friends }: { readonly friends: readonly PuzzleFriend[] }) {
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
              <ShellIcon tone="done" size={30} />
            </Row>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
