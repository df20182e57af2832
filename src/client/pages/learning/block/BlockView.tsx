import { useQuery } from '@tanstack/react-query';
import { Play, Send } from 'lucide-react';
import { use, useState } from 'react';
import { blockQueries } from '#client/net/learning/blocks.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { BlocksEditor } from '#client/ui/blocks/BlocksEditor.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { BlockContent } from '#shared/contract/learning/blocks.ts';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import { Markdown } from '../document/Markdown.tsx';
import { DraftConflictNote } from '../drafts/DraftConflictNote.tsx';
import { useLessonPlace } from '../lessonPlace.ts';
import { nextPath } from '../nextPath.ts';
import { useProgramRunner, type RanProgram } from '../program/useProgramRunner.ts';
import { StageOpenerContext } from '../stage/stageOpener.ts';
import { useOwnOutfit } from '../stage/useOwnOutfit.ts';
import { TryOut } from '../authoring/kinds/stage/TryOut.tsx';
import styles from './BlockView.module.css';
import { blockTexts as texts } from './texts.ts';
import { useBlockWork } from './useBlockWork.ts';
import { WorkVersions } from './WorkVersions.tsx';

interface BlockViewProps {
  readonly lesson: Lesson;
  readonly content: LessonContent;
}

/** A workspace in which a child makes what it likes, and hands it in. */
export function BlockView({ lesson, content }: BlockViewProps) {
  const channelId = useLearningChannelId();
  const place = { lessonId: lesson.lessonId, contentOnLessonId: content.contentOnLessonId };
  // Never cached: the workspace must not start from an outdated copy.
  const block = useQuery({
    ...blockQueries.one(channelId, place),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <ListBody query={block} failed={texts.failed}>
      {(data) => <Workspace lesson={lesson} content={content} block={data} />}
    </ListBody>
  );
}

function Workspace({ lesson, content, block }: BlockViewProps & { readonly block: BlockContent }) {
  const place = { lessonId: lesson.lessonId, contentOnLessonId: content.contentOnLessonId };
  const work = useBlockWork(place, block.work);
  const { handIn } = work;
  const here = useLessonPlace();
  const openStage = use(StageOpenerContext);
  const [ran, setRan] = useState<RanProgram | null>(null);
  const fault = ran?.source === work.source ? ran.fault : null;
  return (
    <div className={styles.workspace}>
      <Section title={block.title} className={styles.side}>
        <Markdown source={block.content === '' ? texts.noTask : block.content} />
        {block.stage && openStage ? (
          <OnStage block={block} source={work.source} />
        ) : (
          <OnConsole source={work.source} ran={ran} onRan={setRan} />
        )}
        <Stack gap={3} className={styles.handIn}>
          <Button
            size="large"
            icon={<Send />}
            busy={handIn.isPending}
            disabled={work.state !== 'saved'}
            onClick={() => handIn.mutate()}
          >
            {work.handedInAt === null ? texts.handIn : texts.handInAgain}
          </Button>
          {work.handedInAt !== null && (
            <>
              <Text size="small" bold role="status">
                {texts.handedIn}
              </Text>
              <ButtonLink to={nextPath(lesson, content, here)} tone="sea">
                {texts.next}
              </ButtonLink>
            </>
          )}
          <FormMessage
            message={handIn.isError ? userMessageOf(handIn.error, texts.notHandedIn) : undefined}
          />
        </Stack>
      </Section>
      <Section as="div">
        <Cluster justify="between">
          <Hint as="span" bold role="status">
            {texts.saving[work.state]}
          </Hint>
          <WorkVersions place={place} onRestore={work.change} />
        </Cluster>
        {work.state === 'conflict' && (
          <DraftConflictNote
            busy={work.resolving}
            onKeepMine={() => void work.keepMine()}
            onTakeTheirs={() => void work.takeTheirs()}
          />
        )}
        <div className={styles.blocks}>
          <BlocksEditor
            source={work.source}
            onChange={(source) => {
              handIn.reset();
              work.change(source);
            }}
            toolbox={block.toolbox}
            highlighted={null}
            errors={fault?.blockId ? [{ blockId: fault.blockId, message: fault.message }] : []}
            label={texts.workspace}
          />
        </div>
      </Section>
    </div>
  );
}

/** The output of the program. */
function OnConsole({
  source,
  ran,
  onRan,
}: {
  readonly source: string;
  readonly ran: RanProgram | null;
  readonly onRan: (ran: RanProgram) => void;
}) {
  const { run, isThinking } = useProgramRunner(null, 'BLOCKS');
  return (
    <>
      <Button icon={<Play />} busy={isThinking} onClick={() => void run(source, 'BLOCKS').then(onRan)}>
        {isThinking ? texts.running : texts.run}
      </Button>
      <Stack gap={3} role="status">
        <Heading level={3}>{texts.output}</Heading>
        {ran?.fault && (
          <Text size="small" tone="danger" bold>
            {ran.fault.message}
          </Text>
        )}
        <pre className={styles.output}>{ran?.reply?.output ?? texts.noOutput}</pre>
      </Stack>
    </>
  );
}

/** The program on the stage that staff chose, in its first variant. */
function OnStage({ block, source }: { readonly block: BlockContent; readonly source: string }) {
  const openStage = use(StageOpenerContext);
  const own = useOwnOutfit();
  if (!openStage || !block.stage) return null;
  return (
    <TryOut
      openStage={openStage}
      level={block.stage}
      seed={1}
      program={{ language: 'BLOCKS', source }}
      mission={block.title}
      name={own.name}
      outfit={own.outfit}
      onStart={nothing}
      onReached={nothing}
      onReady={nothing}
    />
  );
}

const nothing = () => undefined;
