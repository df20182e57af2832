import { Check, Flag } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { loadCodeObjects } from '#client/net/world/codeObjects.ts';
import { codeObjectStore } from '#client/stores/codeObjectStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import { Row } from '#client/ui/layout/Stack.tsx';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { useMedia } from '#client/ui/useMedia.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useStore } from '#client/ui/useStore.ts';
import { countBlocks } from '#shared/blocks/countBlocks.ts';
import type { CodeObject } from '#shared/content/codeObjects.ts';
import type { Language, Problem, ProblemObject } from '#shared/contract/learning/problems.ts';
import { ProblemLanguageTabs } from '../problem/ProblemLanguageTabs.tsx';
import { useSubmit } from '../problem/useSubmit.ts';
import { CommandBar } from '../program/CommandBar.tsx';
import { useLetters } from '../program/useLetters.ts';
import { ProgramPane } from '../program/ProgramPane.tsx';
import { RUN_KEY, useStepKeys } from '../steps/useStepKeys.ts';
import { SignBar } from '../problem/SignBar.tsx';
import { commandKeys, commandNames } from './commandNames.ts';
import { FriendsWatching } from './FriendsWatching.tsx';
import { FoeBars } from './foe/FoeBars.tsx';
import { FoeRow } from './foe/FoeRow.tsx';
import { foeWords } from './foe/texts.ts';
import { useFoeWin, type FoeSaving, type FoeStage } from './foe/useFoe.ts';
import { useFoeProgress } from './foe/useFoeProgress.ts';
import { KeepRow } from './KeepRow.tsx';
import { ObjectBubble } from './ObjectBubble.tsx';
import { RunControls } from './RunControls.tsx';
import { RunTrail } from './RunTrail.tsx';
import { firstParagraph, codeObjectSaying } from './codeObjectSaying.ts';
import { learningTexts } from '../texts.ts';
import { codeObjectTexts } from './texts.ts';
import { useHints } from './useHints.ts';
import type { Speed } from './useObjectPlayer.ts';
import { useRunInWorld } from './useRunInWorld.ts';
import { ANSWER_MS, SMALL } from './useEditorView.ts';
import { CodeObjectVariables } from './CodeObjectVariables.tsx';
import styles from './CodeObjectEditor.module.css';

export interface CodeObjectWorkspaceProps {
  readonly object: CodeObject;
  readonly problem: Problem;
  readonly shown: ProblemObject;
  readonly bridge: Bridge;
  readonly dock: RefObject<HTMLElement | null>;
  /** Null for an object that is no foe. */
  readonly stage: FoeStage | null;
  readonly onClose: () => void;
}

/** The program on one side, what it does to the object in the world on the other. */
export function CodeObjectWorkspace(props: CodeObjectWorkspaceProps) {
  const { object, problem, shown, bridge, dock, stage, onClose } = props;
  const { problemId } = problem;
  const objectId = object.id;
  // The turns of a foe change with each run, unless they are foreseen.
  const seeds = stage?.phase.isForeseen === false ? shown.seeds : shown.seeds.slice(0, 1);
  const { progress, show } = useFoeProgress(stage?.kind ?? null);
  const own = useStore(
    codeObjectStore,
    ({ objectList }) => objectList.find((one) => one.objectId === objectId)?.own ?? null,
  );
  const languageList = ORDER.filter((language) => problem.languageList.includes(language));
  // The kept language is the one that the child comes back to.
  const [language, setLanguage] = useState<Language>(() => own?.language ?? languageList[0] ?? 'BLOCKS');
  // The paths of the first quests have blocks alone until the child asks for letters, and are handed in by themselves.
  const isFirst = object.kind === 'me';
  const letters = useLetters();
  const [source, setSource] = useState('');
  const [speed, setSpeed] = useState<Speed>('normal');
  const [note, setNote] = useState<string | null>(null);
  const isCalm = useReducedMotion();
  const isTouch = useTouchDevice();
  const online = useOnline();
  const hints = useHints(problem);
  const hasGoalCard = !useMedia(SMALL);
  const submit = useSubmit(
    problemId,
    () => void loadCodeObjects(object.mapId, { quiet: true }).catch(() => undefined),
  );
  const isKept = own !== null && own.source === source && own.language === language;
  // A finished path is handed in by itself, once for each program.
  const handIn = () => {
    if (!isFirst || isKept || !submit.isIdle) return;
    if (online) submit.mutate({ source, language });
    else setNote(codeObjectTexts.keepOffline);
  };
  // The sea answers first; a child who leaves meanwhile is still rewarded.
  const onMet = () => void setTimeout(handIn, ANSWER_MS);
  const work = useRunInWorld({ bridge, object, seeds, source, language, speed, onMet, onPicture: show });
  const { run, player, line, isAtEnd, hasMet } = work;

  // The reward of a finished path opens over the living world.
  const isRewarded = useAnyDialogOpen() && isFirst && submit.data?.verdict === 'AC';
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isRewarded) leave();
  }, [isRewarded]);

  const blockLimit = stage?.phase.blockLimit ?? null;
  const isTooLong =
    blockLimit !== null && language === 'BLOCKS' && hasMet && countBlocks(source) > blockLimit;
  const { saving, submission, isNew } = useFoeWin({
    stage,
    object,
    hasWon: hasMet && !isTooLong,
    source,
    language,
  });

  const changeSource = useCallback((next: string) => {
    setSource(next);
    setNote(null);
  }, []);
  const resetSubmit = useEffectEvent(() => submit.reset());
  useEffect(() => resetSubmit(), [source, language]);

  const start = (how: 'play' | 'step') => {
    setNote(null);
    hints.close();
    submit.reset();
    void work.start(how);
  };
  const toggle = () => (player.isPlaying ? player.pause() : start('play'));
  useStepKeys({
    [RUN_KEY]: toggle,
    Space: toggle,
    ArrowRight: () => start('step'),
    ArrowLeft: player.stepBack,
    KeyR: player.toStart,
  });

  const keep = () => {
    if (!hasMet) return setNote(isAtEnd ? codeObjectTexts.notYet : codeObjectTexts.runFirst);
    if (!online) return setNote(codeObjectTexts.keepOffline);
    setNote(null);
    hints.close();
    submit.mutate({ source, language });
  };

  const fault = isAtEnd ? (run?.fault ?? null) : null;
  const errors = fault?.blockId ? [{ blockId: fault.blockId, message: fault.message }] : [];
  const saying = codeObjectSaying({
    objectName: object.name,
    isFirst,
    task:
      hasGoalCard && stage === null
        ? codeObjectTexts.begin[language !== 'BLOCKS' ? 'text' : isFirst ? 'first' : 'blocks']
        : problem.content,
    run,
    isAtEnd,
    submission: stage === null ? (submit.data ?? null) : saving === 'refused' ? submission : null,
    metWords: metWordsOf({ stage, saving, isTooLong }),
    note: note ?? (submit.isError ? codeObjectTexts.keepFailed : null) ?? hints.failure,
    hint: hints.words,
  });

  return (
    <>
      {stage !== null && <FoeBars stage={stage} name={object.name} seed={work.seed} progress={progress} />}
      {stage === null && (
        <div className={styles.goal} data-met={hasMet || undefined}>
          <Flag aria-hidden="true" size={26} />
          <div>
            <Label>{problem.title}</Label>
            <Text size="small" bold>
              {firstParagraph(problem.content)}
            </Text>
          </div>
          {hasMet && (
            <Chip tone="success" icon={<Check aria-hidden="true" />}>
              {codeObjectTexts.reached}
            </Chip>
          )}
        </div>
      )}
      {stage === null && <FriendsWatching />}
      <section ref={dock} className={styles.dock} aria-label={codeObjectTexts.code} data-language={language}>
        {isFirst && language === 'BLOCKS' && !letters.areOffered ? (
          <Row>
            <Hint grow>{codeObjectTexts.firstBlocks}</Hint>
            <Button
              size="small"
              tone="alt"
              onClick={() => {
                letters.choose();
                setLanguage('JAVASCRIPT');
              }}
            >
              {learningTexts.withLetters}
            </Button>
          </Row>
        ) : (
          <ProblemLanguageTabs languageList={languageList} language={language} onLanguage={setLanguage} />
        )}
        <div className={styles.program}>
          <ProgramPane
            key={language}
            problem={problem}
            language={language}
            toolbox={shown.toolbox}
            blockLimit={blockLimit}
            names={commandNames(object.kind)}
            isNarrow
            isGuided={isFirst}
            keys={
              language === 'BLOCKS'
                ? undefined
                : (type, missing) => (
                    <>
                      {isTouch && <SignBar language={language} missing={missing} onSign={type} />}
                      <CommandBar keys={commandKeys(object.kind, language)} onType={type} />
                    </>
                  )
            }
            onSource={changeSource}
            block={line?.blockId ?? null}
            line={line !== undefined && run?.blockOfLine === null ? line.line : null}
            fault={fault}
            errors={errors}
            badges={NO_BADGES}
            onRun={toggle}
          />
        </div>
        {!isFirst && (stage === null || language !== 'BLOCKS') && (
          <CodeObjectVariables variables={line?.variables ?? NO_VARIABLES} />
        )}
        <RunControls
          isPlaying={player.isPlaying}
          isThinking={work.isThinking}
          hasBegun={player.begun > 0}
          isAtEnd={player.isAtEnd}
          speed={speed}
          onStart={player.toStart}
          onBack={player.stepBack}
          onRun={toggle}
          onStep={() => start('step')}
          onSpeed={setSpeed}
        />
        {stage !== null ? (
          <FoeRow stage={stage} name={object.name} saving={saving} isNew={isNew} onClose={onClose} />
        ) : !isFirst ? (
          <KeepRow
            objectId={objectId}
            isShared={own?.isShared ?? null}
            canKeep={hasMet}
            isKept={isKept}
            isKeeping={submit.isPending}
            onKeep={keep}
            onFailure={() => setNote(codeObjectTexts.shareFailed)}
          />
        ) : submit.data?.verdict === 'AC' ? (
          <Button tone="ok" onClick={onClose}>
            {codeObjectTexts.backToSea}
          </Button>
        ) : submit.isError ? (
          <Button tone="alt" onClick={keep}>
            {codeObjectTexts.handInAgain}
          </Button>
        ) : null}
        <ObjectBubble
          saying={saying}
          next={hints.next}
          hintCount={problem.hintCount}
          isFetching={hints.isFetching}
          onHint={() => {
            setNote(null);
            requestSound('hint');
            hints.open();
          }}
        />
      </section>
      {stage === null && !isCalm && line !== undefined && (
        <RunTrail bridge={bridge} object={object} dock={dock} />
      )}
      <VisuallyHidden>
        <span aria-live="polite">
          {line !== undefined && !player.isPlaying
            ? codeObjectTexts.lineNow(player.begun, work.lineCount)
            : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** The dolphin's words on a phase that was played to its end; undefined for an object that is no foe. */
function metWordsOf({
  stage,
  saving,
  isTooLong,
}: {
  readonly stage: FoeStage | null;
  readonly saving: FoeSaving;
  readonly isTooLong: boolean;
}): string | undefined {
  if (stage === null) return undefined;
  const { kind, foe, phase, index } = stage;
  const words = foeWords[kind];
  if (isTooLong) return words.tooMany(phase.blockLimit ?? 0);
  if (saving === 'none' || saving === 'saving') return words.metWords;
  return index === foe.phases.length - 1 ? words.beatenWords : words.wonWords;
}

/** Blocks come first: they need the least reading. */
const ORDER = ['BLOCKS', 'JAVASCRIPT', 'PYTHON'] as const satisfies readonly Language[];
const NO_BADGES: readonly { readonly blockId: string; readonly text: string }[] = [];
const NO_VARIABLES: readonly { readonly name: string; readonly value: string }[] = [];
