import { useQuery } from '@tanstack/react-query';
import { DoorOpen, NotebookText, Swords } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { homeworkQueries } from '#client/net/learning/homeworks.ts';
import { Hint } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { SectionBody } from '../home/sections/HomeSection.tsx';
import { HomeworkCard } from '../homework/HomeworkCard.tsx';
import { HandsPanel } from './HandsPanel.tsx';
import { OverviewPanel } from './OverviewPanel.tsx';
import { overviewTexts as texts } from './texts.ts';

const OpenLessonDialog = lazy(async () => ({
  default: (await import('./OpenLessonDialog.tsx')).OpenLessonDialog,
}));

/** Beside the table: a lesson for everybody, the way into a battle of the class, who waits for help, and the next homework. */
export function ClassSide() {
  const { channelDomain } = useChannel();
  const [isOpening, setIsOpening] = useState(false);
  return (
    <>
      <Stack gap={3}>
        <Button icon={<DoorOpen />} onClick={() => setIsOpening(true)}>
          {texts.open.button}
        </Button>
        <ButtonLink
          to={`${paths.channelBattles(channelDomain)}?new`}
          tone="sea"
          icon={<Swords aria-hidden="true" />}
        >
          {texts.battle}
        </ButtonLink>
      </Stack>
      <LocalDialog open={isOpening} onClose={() => setIsOpening(false)}>
        <Suspense>
          <OpenLessonDialog />
        </Suspense>
      </LocalDialog>
      <HandsPanel />
      <NextHomework />
    </>
  );
}

const MOST_SHOWN = 3;

function NextHomework() {
  const { id, channelDomain } = useChannel();
  const homework = useQuery(homeworkQueries.list(id, 1));
  return (
    <OverviewPanel
      icon={NotebookText}
      title={texts.homework.title}
      allAt={paths.channelGivenHomework(channelDomain)}
      all={texts.homework.all}
    >
      <SectionBody query={homework}>
        {({ homeworkList }) =>
          homeworkList.length === 0 ? (
            <Hint>{texts.homework.empty}</Hint>
          ) : (
            <Stack as="ul" gap={2}>
              {homeworkList.slice(0, MOST_SHOWN).map((one) => (
                <HomeworkCard key={one.homeworkId} homework={one} />
              ))}
            </Stack>
          )
        }
      </SectionBody>
    </OverviewPanel>
  );
}
