import { useQuery } from '@tanstack/react-query';
import { battleQueries } from '#client/net/battle/battles.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { competitionTexts } from './competition/texts.ts';
import { CopyList } from './CopyList.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import styles from './BattlePodium.module.css';

const texts = competitionTexts.staff;

interface SimilarProgramsProps {
  readonly code: string;
  readonly board: Scoreboard;
  readonly onClose: () => void;
}

/** Programs of the last race that are close to each other, for the teacher of the class. */
export function SimilarPrograms({ code, board, onClose }: SimilarProgramsProps) {
  const { id } = useChannel();
  const copies = useQuery(battleQueries.copies(id, code));
  return (
    <Panel title={texts.tabs.copies} titleTone="sea" className={styles.over}>
      <Stack gap={4}>
        <div className={styles.scroll}>
          <ListBody query={copies} failed={texts.copiesFailed} empty={<EmptyState title={texts.noCopies} />}>
            {(list) => <CopyList copies={list} contents={board.contentList} />}
          </ListBody>
        </div>
        <Button tone="alt" onClick={onClose}>
          {uiTexts.close}
        </Button>
      </Stack>
    </Panel>
  );
}
