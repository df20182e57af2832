import { useQuery } from '@tanstack/react-query';
import { Hammer } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { ownStageQueries, useCreateOwnStage } from '#client/net/learning/ownStages.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Tabs } from '#client/ui/tabs/Tabs.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Ribbon } from '../stage/Ribbon.tsx';
import { StageFrame } from '../stage/StageFrame.tsx';
import { OwnShelf } from './OwnShelf.tsx';
import { StagesOfClass, StagesOfFriends } from './SharedLists.tsx';
import { ownStageTexts as texts } from './texts.ts';
import styles from './OwnStages.module.css';

const FRIENDS = 'friends';
const MINE = 'mine';

/** Stages of friends, of the own classes, and those of one's own. */
export function OwnStagesPage() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const classes = useQuery(ownStageQueries.classes());
  const create = useCreateOwnStage({
    onSuccess: ({ stageId }) => void navigate(paths.ownStageEdit(stageId)),
  });
  const tabs = [
    { value: FRIENDS, label: texts.friends, content: <StagesOfFriends /> },
    ...(classes.data ?? []).map((one) => ({
      value: `${one.channelId}`,
      label: one.channelName,
      content: <StagesOfClass of={one} />,
    })),
    { value: MINE, label: texts.mine, content: <OwnShelf /> },
  ];
  const asked = query.get('at') ?? FRIENDS;
  const at = tabs.some(({ value }) => value === asked) ? asked : FRIENDS;
  return (
    <StageFrame title={texts.title} back={{ to: paths.world, text: texts.back }}>
      <div className={styles.list}>
        <Ribbon name={texts.title} tone="coral" />
        <Panel className={styles.sheet}>
          <Stack gap={4}>
            <Row justify="between">
              <Text tone="soft">{texts.lead}</Text>
              <Button icon={<Hammer />} busy={create.isPending} onClick={() => create.mutate()}>
                {texts.make}
              </Button>
            </Row>
            <Tabs
              label={texts.tabs}
              tabs={tabs}
              value={at}
              onChange={(next) => setQuery({ at: next }, { replace: true })}
            />
          </Stack>
        </Panel>
      </div>
    </StageFrame>
  );
}
