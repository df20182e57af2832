import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contestQueries } from '#client/net/battle/contests.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { PracticeButton } from './practice/PracticeButton.tsx';
import { battleTexts as texts } from './texts.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import styles from './BattlePodium.module.css';

/** Programs of others that passed, where the host shows them. */
export function Solutions({ board, onClose }: { readonly board: Scoreboard; readonly onClose: () => void }) {
  const { id: channelId } = useChannel();
  const key = useStore(battleStore, (battle) => battle.key) ?? '';
  const [chosen, setChosen] = useState(board.contentList[0]?.competitionContentId ?? 0);
  const solutions = useQuery(contestQueries.solutions(channelId, key, chosen));
  return (
    <Panel title={texts.solutions} titleTone="sea" className={styles.over}>
      <Stack gap={4}>
        <Chips
          label={texts.problemTabs}
          options={board.contentList.map(({ competitionContentId, order, title }) => ({
            value: String(competitionContentId),
            label: `${texts.problemOf(order)} ${title}`,
          }))}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
        />
        <div className={styles.scroll}>
          {errorCodeOf(solutions.error) === 'SOLUTIONS_CLOSED' ? (
            <EmptyState title={texts.solutionsClosed} />
          ) : (
            <ListBody
              query={solutions}
              failed={texts.solutionsFailed}
              empty={<EmptyState title={texts.noSolutions} />}
            >
              {(list) =>
                list.map(({ submissionId, nickname, language, source }) => (
                  <Stack as="article" gap={2} key={submissionId}>
                    <Heading level={3}>{texts.solutionOf(nickname, texts.languages[language])}</Heading>
                    <pre>{source}</pre>
                  </Stack>
                ))
              }
            </ListBody>
          )}
        </div>
        <PracticeButton raceKey={key} />
        <Button tone="alt" onClick={onClose}>
          {uiTexts.close}
        </Button>
      </Stack>
    </Panel>
  );
}
